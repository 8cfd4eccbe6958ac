import type { Finding } from '../finding.ts';
import type { ImportGraph } from './imports.ts';

/**
 * Which folders a file may import from, by the folder it lies in; imports go downwards only.
 * Folders that are not listed, and files at the top, may import anything.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  shared: ['shared'],
  content: ['content', 'shared'],
  theme: ['theme', 'shared', 'i18n.json'],
  plugins: ['plugins', 'content', 'shared', 'i18n.json', 'deploy'],
  scripts: ['scripts', 'content', 'shared', 'deploy', 'i18n.json', 'package.json', 'tests/support'],
  deploy: ['deploy', 'shared'],
};

/** What belongs to one side of the site: `shared/` runs everywhere, so it may use none of it. */
const OUTSIDE_OF_SHARED = /^node:|^react($|\/)|^react-dom($|\/)|^@rspress\/|^@rsbuild\//;
/** Imports that go upwards or sideways, and what `shared/` must not know. */
export function layerFindings(graph: ImportGraph): Finding[] {
  const findings: Finding[] = [];
  for (const [file, imports] of graph) {
    const layer = file.split('/')[0] ?? '';
    const allowed = MAY_IMPORT[layer];
    if (!allowed || !file.includes('/')) continue;
    for (const { specifier, target, line } of imports) {
      if (layer === 'shared' && OUTSIDE_OF_SHARED.test(specifier)) {
        const message = `shared/ imports ${specifier}`;
        findings.push({ file, line, message, right: 'no React, Node or framework in shared/' });
      }
      if (
        !target ||
        allowed.some((folder) => target === folder || target.startsWith(`${folder}/`))
      ) {
        continue;
      }
      const message = `${layer}/ imports ${target}`;
      findings.push({ file, line, message, right: `allowed: ${allowed.join(', ')}` });
    }
  }
  return findings;
}
