/** The manual of one version, as a switch between versions shows it. */
interface VersionManual {
  /** `0.12`; of the current manual the version that it was verified with. */
  name: string;
  /** Folder below the site's base: `0.12/`; '' for the current manual. */
  folder: string;
}

/** What a manual knows of the others. Replaced into its scripts; null on a site with one manual. */
export interface SiteVersions {
  /** Base of the current manual. */
  base: string;
  /** Folder of the manual that is built. */
  own: string;
  /** Every manual; the current one comes first. */
  all: readonly VersionManual[];
  /**
   * By folder of the other manual: own paths that are spelled differently there, '' for those that
   * it does not have. Paths are without language and leading slash.
   */
  elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A page's path in another manual; '' where that has no such page, which is the path of its home page. */
export function pathIn({ elsewhere }: SiteVersions, folder: string, path: string): string {
  const others = elsewhere[folder] ?? {};
  return Object.hasOwn(others, path) ? (others[path] ?? path) : path;
}

/** Address of a page, or of the home page, in another manual. `langPrefix` is '' or such as `zh/`. */
export const addressIn = (
  versions: SiteVersions,
  folder: string,
  langPrefix: string,
  path: string,
): string => versions.base + folder + langPrefix + pathIn(versions, folder, path);

/** Whether a page of a frozen manual is in the current one as well, under this or another path. */
export const isInCurrent = (versions: SiteVersions, path: string): boolean =>
  versions.own !== '' && (path === '' || pathIn(versions, '', path) !== '');

/**
 * Address by which search engines know a page: of a frozen one that of the same page of the current
 * manual, where there is one, else its `own`.
 */
export function canonicalIn(
  versions: SiteVersions,
  langPrefix: string,
  path: string,
  own: string,
): string {
  return isInCurrent(versions, path) ? addressIn(versions, '', langPrefix, path) : own;
}

/** Where the pages of the manual that is built are edited, given where those of the current one are. */
export const docsFolderOf = ({ own }: SiteVersions, docs: string): string =>
  own ? docs.replace(/[^/]+\/*$/, (folder) => `versions/${own}${folder}`) : docs;

/**
 * The paths of one manual that are others in another one, which `elsewhere` holds. `moved` says
 * where the current manual has moved pages, old path to new one.
 */
export function pathsElsewhere(
  own: readonly string[],
  others: readonly string[],
  moved: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Set(others);
  const differences = own
    .filter((path) => !known.has(path))
    .map((path) => {
      const before = Object.keys(moved).filter((old) => moved[old] === path);
      const found = [moved[path], ...before].find((one) => one && known.has(one));
      return [path, found ?? ''];
    });
  return Object.fromEntries(differences);
}
