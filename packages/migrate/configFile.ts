import { configObjects } from './configObjects.ts';
import { JestConfig } from './jestConfig.ts';
import type { Node, Parsed } from './parse.ts';
import type { ConfigOptions, Verdict } from './types.ts';
import { ViteConfig } from './viteConfig.ts';

/** Whether a file is a config by its name; undefined if the name does not tell. */
export const isConfigName = (file: string): boolean | undefined =>
  /(?:^|[\\/])(?:jest|vitest|vite)(?:\.[\w-]+)?\.(?:config|workspace|projects)(?:\.[\w-]+)?\.[cm]?[jt]s(?:on)?$|(?:^|[\\/])(?:jest|vitest)\.(?:config|workspace|setup-config)\.[cm]?[jt]s(?:on)?$/.test(
    file,
  )
    ? true
    : undefined;

/** Writes the config of Rstest that does what a config of Jest or Vitest did. */
export function readConfig(
  text: string,
  parsed: Extract<Parsed, { tree: Node }>,
  options: ConfigOptions,
): Verdict {
  const { tree } = parsed;
  const Reader = options.peer === 'jest' ? JestConfig : ViteConfig;
  const reader = new Reader(text, tree, options);
  const objects = configObjects(tree);
  for (const one of objects) reader.object(one);
  reader.finish();
  return {
    peer: options.peer,
    role: 'config',
    findings: reader.findings,
    text: reader.text(),
    changes: reader.findings.filter(({ level }) => level === 'done').length,
    packages: [...reader.output.packages],
    setup: reader.output.setup,
    output: outputName(options.file),
  };
}

/** `rstest.config.ts` in place of `jest.config.js`, in the same directory. */
function outputName(file: string): string {
  const folder = /^(.*[\\/])/.exec(file)?.[1] ?? '';
  const extra = /(?:jest|vitest|vite)(?:\.config)?\.([\w-]+)\.(?:config\.)?[cm]?[jt]s/.exec(
    file,
  )?.[1];
  const middle = extra && extra !== 'config' && extra !== 'workspace' ? `.${extra}` : '';
  return `${folder}rstest${middle}.config.${/\.m?js(?:on)?$|\.cjs$/.test(file) ? 'mjs' : 'ts'}`;
}
