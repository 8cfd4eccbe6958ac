import { LOCALES } from '../../docs/locales.ts';
import { OLD_ROUTES_FILE, type OldRoute } from '../../docs/old-routes.ts';
import type { Site } from '../../docs/site.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';
import { type JsonFile, readJsonFile } from '../schema/json-file.ts';

/** JSON data that is not checked elsewhere: tool entries and old routes. */
export const dataCheck: Check = {
  name: 'data',
  about: 'tool entries and old routes fit their schemas and lead somewhere',
  run: ({ site }) => [...schemaFiles(site), ...toolFindings(site), ...oldRoutes(site)],
};

/** Every schema is itself JSON, with a description that editors show. */
function schemaFiles(site: Site): Finding[] {
  return site.tree.files
    .filter((file) => /^schemas\/[^/]+\.json$/.test(file))
    .flatMap((file) => {
      const { findings, value } = readJsonFile(site.tree, file);
      if (findings.length > 0 || (value as { description?: string }).description) return findings;
      return { file, line: 1, message: 'schema without a description', fix: 'say what it is for' };
    });
}

function toolFindings(site: Site): Finding[] {
  return site.tree.files
    .filter((file) => /^shared\/.*tools\.json$/.test(file))
    .flatMap((file) => readJsonFile(site.tree, file, 'tools').findings);
}

function oldRoutes(site: Site): Finding[] {
  const file = OLD_ROUTES_FILE;
  if (!site.tree.has(file)) return [];
  const json = readJsonFile(site.tree, file, 'old-routes');
  if (json.findings.length > 0) return json.findings;
  return (json.value as OldRoute[]).flatMap((entry, index, all) =>
    oldRouteFindings(site, json, entry, index, all),
  );
}

function oldRouteFindings(
  site: Site,
  json: JsonFile,
  { from, to }: OldRoute,
  index: number,
  all: readonly OldRoute[],
): Finding[] {
  const { file } = json;
  const line = json.lineOf([index]);
  const findings: Finding[] = [];
  if (all.findIndex((other) => other.from === from) < index) {
    findings.push({ file, line, message: `${from} stands twice`, fix: 'remove one' });
  }
  if (site.byRoute.has(from)) {
    const message = `${from} is redirected although a page answers there`;
    findings.push({ file, line, message, fix: 'remove the entry or move the page' });
  }
  if (all.some((other) => other.from === to)) {
    const final = all.find((other) => other.from === to)?.to;
    const message = `${from} leads to ${to}, which is itself redirected`;
    findings.push({ file, line, message, right: `to ${final}` });
  } else if (!site.byRoute.has(to)) {
    const message = `${from} leads to ${to}, where no page answers`;
    findings.push({
      file,
      line,
      message,
      right: `a route that exists in ${LOCALES.join(' and ')}`,
    });
  }
  return findings;
}
