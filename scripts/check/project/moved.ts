import { MOVED_FILE, type Moved } from '../../../content/moved.ts';
import type { Site } from '../../../content/site.ts';
import type { Finding } from '../finding.ts';
import { readJsonFile } from '../schema/json-file.ts';

/** Redirects of pages that moved: each from an address without a page to one with a page. */
export function movedFindings(site: Site): Finding[] {
  const file = MOVED_FILE;
  if (!site.tree.has(file)) return [];
  const json = readJsonFile(site.tree, file, 'moved');
  if (json.findings.length > 0) return json.findings;
  const moved = json.value as Moved;
  return Object.entries(moved).flatMap(([from, to]) => {
    const line = json.lineOf([from]);
    const findings: Finding[] = [];
    if (site.byRoute.has(from)) {
      const message = `${from} is redirected although it is the address of a page`;
      findings.push({ file, line, message, fix: 'remove the entry or move the page' });
    }
    if (to in moved) {
      const message = `${from} leads to ${to}, which is itself redirected`;
      findings.push({ file, line, message, right: `to ${moved[to]}` });
    } else if (!site.byRoute.has(to)) {
      const message = `${from} leads to ${to}, which is not the address of a page`;
      findings.push({ file, line, message, right: 'a route of this site' });
    }
    return findings;
  });
}
