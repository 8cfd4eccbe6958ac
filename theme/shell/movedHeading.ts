import { LANGS } from '../../shared/site/locales.ts';
import moved from '../../shared/site/movedHeadings.json' with { type: 'json' };
import { insideSite } from '../ui/shown.ts';

const places: Record<string, string> = moved;

/** Leads from the old address of a heading to the page that has it now; any other address stays. */
export function followMovedHeading(): void {
  const path = insideSite(location.pathname) ?? '';
  const lang = LANGS.find((one) => path.startsWith(`/${one}/`));
  const prefix = lang ? `/${lang}` : '';
  const old = path.slice(prefix.length) + location.hash;
  if (!Object.hasOwn(places, old)) return;
  location.replace(location.pathname.slice(0, -path.length) + prefix + places[old]);
}
