import { join } from 'node:path';
import { loadSite } from '../../../content/site.ts';
import { diskTree, type Tree } from '../../../content/tree.ts';
import { FROZEN_FILES, frozenVersions, versionFolder } from '../../../content/versions.ts';
import type { Check } from '../check.ts';
import { linksCheck } from '../links/check.ts';
import { mdxCheck } from '../pages/mdx.ts';
import { sidebarCheck } from '../pages/sidebar.ts';

/** What a later change of the theme, or an edit of a frozen page, can break. */
const CHECKS = [mdxCheck, linksCheck, sidebarCheck];

/** Frozen manuals: their pages can still be built, and their links lead somewhere. */
export const versionsCheck: Check = {
  name: 'versions',
  about: 'frozen manuals: syntax, links and sidebars of their pages',
  external: true,
  async run({ root, site }) {
    const lists = frozenVersions(root).map(async (name) => {
      const folder = versionFolder(name);
      const frozen = loadSite(frozenTree(diskTree(join(root, folder)), site.tree));
      const found = CHECKS.map((check) => check.run({ root, site: frozen, pages: frozen.pages }));
      return (
        (await Promise.all(found))
          .flat()
          // A picture that only a draft showed is frozen without it.
          .filter(({ file }) => /\.(?:mdx?|json)$/.test(file))
          .map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }))
      );
    });
    return (await Promise.all(lists)).flat();
  },
};

/** The frozen files, and beside them the schemas and components of the project. */
function frozenTree(frozen: Tree, project: Tree): Tree {
  const treeOf = (path: string): Tree =>
    frozen.has(path) || FROZEN_FILES.test(path) ? frozen : project;
  return {
    ...frozen,
    has: (path) => treeOf(path).has(path),
    read: (path) => treeOf(path).read(path),
  };
}
