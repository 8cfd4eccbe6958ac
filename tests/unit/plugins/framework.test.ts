import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { assertFramework, RELIED_ON } from '../../../plugins/framework.ts';
import { FILES } from '../../../theme/contract.ts';

const PACKAGE = 'node_modules/@rspress/core';
const read = (file: string) => readFileSync(join(PACKAGE, file), 'utf8');
const NAMES = RELIED_ON.flatMap(({ file, says }) =>
  says.map((part): [string, string] => [file, part]),
);

describe('what the project relies on inside the framework', () => {
  test('is there as installed', () => {
    expect(() => assertFramework()).not.toThrow();
  });

  test.each(NAMES)('%s: a renamed %s fails by name', (file, part) => {
    const renamed = (name: string) =>
      name === file ? read(name).replaceAll(part, 'renamed') : read(name);
    expect(() => assertFramework(renamed)).toThrow(`${file} no longer has ${part}`);
  });

  test('a file that is gone is reported with what it was used for', () => {
    const { file, use } = RELIED_ON[0] as (typeof RELIED_ON)[number];
    const gone = (name: string) => (name === file ? undefined : read(name));
    expect(() => assertFramework(gone)).toThrow(`${file} is gone\n    used: ${use}`);
  });

  test('all that moved is listed, with the version and a command that shows how', () => {
    const renamed = (name: string) => (name === 'package.json' ? '{"version":"9.9.9"}' : '');
    const message = () => assertFramework(renamed);
    for (const [file, part] of NAMES) expect(message).toThrow(`${file} no longer has ${part}`);
    // From the version that is installed, so that an upgrade has to name the new one.
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(message).toThrow(
      `npm diff --diff=@rspress/core@${version} --diff=@rspress/core@9.9.9 <file>`,
    );
  });

  test('names of its inside are written only where the list says so', () => {
    const PRIVATE =
      /@rspress\/core\/(?:dist|theme-original)|["']virtual-|__rspress|\$\$\$\w|_flattenContent|_filepath|modifySearchIndexData\(|routeServiceGenerated|\bpageMeta\b(?!\.ts)|["']rp-/i;
    const folders = ['theme', 'shared', 'plugins', 'content', 'scripts', 'deploy', 'bench'];
    const uses = RELIED_ON.map(({ use }) => use).join('\n');
    const strangers = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.endsWith('framework.ts'))
      .filter((file) => !file.includes('node_modules') && PRIVATE.test(readFileSync(file, 'utf8')))
      .filter((file) => !uses.includes(file.replaceAll('\\', '/')));
    expect(strangers).toEqual([]);
  });

  test('our router has every name that its browser code imports', () => {
    const folders = ['dist/runtime', 'dist/runtime/hooks'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(PACKAGE, folder))
        .filter((name) => name.endsWith('.js') && !/ServerEntry/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const imported = files.flatMap((file) =>
      [...read(file).matchAll(/import \{([^}]*)\} from "react-router-dom"/g)].flatMap(([, list]) =>
        (list ?? '').split(',').map((name) => name.trim()),
      ),
    );
    expect(imported).toContain('useLocation');
    const router = readFileSync('theme/shell/router.ts', 'utf8');
    for (const name of imported) expect(router).toMatch(new RegExp(`export function ${name}\\b`));
  });

  test('our module of routes has the functions of the one that it replaces', () => {
    const own = readFileSync('plugins/runtime/route.ts', 'utf8');
    const names = [...own.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
    const listed = RELIED_ON.find(({ file }) => file === 'dist/runtime/route.js')?.says.at(-1);
    expect(listed).toBe(`export { ${names.sort().join(', ')} };`);
  });
});

test('every file that the build fills in or reads is in the theme', () => {
  for (const file of Object.values(FILES)) expect(existsSync(`theme/${file}`), file).toBe(true);
});
