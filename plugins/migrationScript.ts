import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { RootContent } from 'mdast';
import { code, line, linkTo, text } from './facts/nodes.ts';
import type { FinishHtml } from './html/stage.ts';
import type { BuildText } from './texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const NAME = 'to-rstest.mjs';

/** What `npm run docs -- migrate` does, in one file. A frozen manual has no `scripts/` to take it from. */
const ENTRY = `import { run } from '@rstest-docs/migrate/node';
import { SITE_ORIGIN } from './shared/site/constants.ts';
process.exitCode = run({
  site: SITE_ORIGIN,
  args: process.argv.slice(2),
  cwd: process.cwd(),
});`;

let made: { text: string; hash: string } | undefined;

/** The file that readers download: the engine, its data and its parser, without a package to install. */
function migrationScript(): { text: string; hash: string } {
  made ??= build();
  return made;
}

function build(): { text: string; hash: string } {
  const { outputFiles } = buildSync({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts', sourcefile: NAME },
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    charset: 'utf8',
    legalComments: 'inline',
    minifySyntax: true,
    minifyWhitespace: true,
    banner: {
      js: '// Moves the Jest or Vitest tests of a Git repository to Rstest. Help: node to-rstest.mjs --help',
    },
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  return { text: script, hash: createHash('sha256').update(script).digest('hex') };
}

/** Writes the script beside the pages. */
export const writeMigrationScript: FinishHtml = ({ outDir }) => {
  writeFileSync(path.join(outDir, NAME), migrationScript().text);
  return ({ html }) => html;
};

/** Where to download the script, how large it is, and the hash to compare it with. */
export function scriptNodes(t: BuildText): RootContent[] {
  const { text: script, hash } = migrationScript();
  const size = `${Math.round(Buffer.byteLength(script) / 1000)} kB`;
  const [before = '', after = ''] = t('facts.script').split('{link}');
  return [
    line('p', [
      text(before),
      linkTo(`/${NAME}`, text(NAME)),
      text(after.replace('{size}', size)),
      code(hash),
    ]),
  ];
}
