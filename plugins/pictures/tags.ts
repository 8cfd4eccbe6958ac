import { localeInfo } from '../../shared/site/locales.ts';

/** What the head of a page says about it to sites that show a preview of it. */
export interface Preview {
  /** Absolute address of the picture. */
  picture: string;
  alt: string;
  width: number;
  height: number;
  lang: string;
  /** Languages of the page's translations. */
  otherLangs: string[];
}

/** Previews want a territory beside the language. */
const openGraphLocale = (lang: string): string => localeInfo(lang)?.openGraph ?? lang;

/**
 * Open Graph tags that the theme does not write itself. No `twitter:` copies of them: X reads the
 * Open Graph ones where its own are missing, and each byte comes before first paint.
 */
export function previewTags(preview: Preview): string {
  const { picture, alt, width, height, lang, otherLangs } = preview;
  const tags: [name: string, content: string | number][] = [
    ['locale', openGraphLocale(lang)],
    ...otherLangs.map((other): [string, string] => ['locale:alternate', openGraphLocale(other)]),
    ['image', picture],
    ['image:width', width],
    ['image:height', height],
    ['image:alt', alt],
  ];
  return tags
    .map(
      ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(String(content))}">`,
    )
    .join('');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
