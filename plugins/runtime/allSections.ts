import { pathnameToRouteService } from '@rspress/core/runtime';
import { routes } from 'virtual-routes';

/**
 * Replaces `sections.ts` on the server and in the dev server, where the framework's own lists
 * hold every page.
 */
export const loadSection = (_path: string): Promise<void> => Promise.resolve();
export const searchAddress = (): undefined => undefined;
export const hasSection = (_path: string): boolean => true;
export const mayExist = (path: string): boolean => Boolean(pathnameToRouteService(path));
export const pathsIn = async (lang: string, version: string): Promise<string[]> =>
  routes.filter((one) => one.lang === lang && one.version === version).map(({ path }) => path);
export const sidebarsAt = (_path: string): undefined => undefined;
