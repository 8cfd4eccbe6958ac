import type { Site } from '../../../content/site.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';
import { readJsonFile } from '../schema/json-file.ts';
import { movedFindings } from './moved.ts';
import { toolFindings } from './tools.ts';

/** Data that is not checked elsewhere. */
export const dataCheck: Check = {
  name: 'data',
  about: 'sibling tools, moved routes fit their schemas; schemas explain themselves',
  reads: /^(docs|deploy)\//,
  run: ({ site }) => [...schemaFiles(site), ...toolFindings(site.tree), ...movedFindings(site)],
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
