import type { ReactNode } from 'react';

/**
 * Replaces `@unhead/react` in the browser bundle: the server writes the head, and
 * `theme/shell/useDocumentHead.ts` keeps title and language right after a navigation.
 */
export const createHead = () => ({});
export const UnheadProvider = ({ children }: { children: ReactNode }) => children;
export const useHead = () => {};
export const Head = () => null;
