import { parseDocument } from 'yaml';
import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';

const DEPENDABOT_FILE = '.github/dependabot.yml';

interface Update {
  'package-ecosystem'?: string;
  directory?: string;
  directories?: string[];
}

/** Every lock file and the workflows' actions are kept up by Dependabot, and nothing else. */
export function dependabotFindings(tree: Tree): Finding[] {
  const file = DEPENDABOT_FILE;
  const wanted = new Set([
    ...tree.files
      .filter((path) => /(^|\/)package-lock\.json$/.test(path))
      .map((path) => `npm /${path.replace(/\/?package-lock\.json$/, '')}`),
    'github-actions /',
  ]);
  if (!tree.has(file)) return [{ file, line: 1, message: 'nobody keeps the packages up' }];
  const document = parseDocument(tree.read(file));
  const broken = document.errors[0];
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    return [{ file, line, message: `not YAML: ${broken.message.split('\n')[0]}` }];
  }
  const { updates = [] } = (document.toJS() ?? {}) as { updates?: Update[] };
  const named = updates.flatMap((update) =>
    (update.directories ?? [update.directory ?? '']).map(
      (directory) => `${update['package-ecosystem']} ${directory}`,
    ),
  );
  return [
    ...[...wanted]
      .filter((entry) => !named.includes(entry))
      .map((entry) => ({ file, line: 1, message: `no update for ${entry}` })),
    ...named
      .filter((entry) => !wanted.has(entry))
      .map((entry) => ({ file, line: 1, message: `update for ${entry}, where there is nothing` })),
  ];
}
