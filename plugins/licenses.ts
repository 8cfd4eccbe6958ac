import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import parse, { type Info } from 'spdx-expression-parse';
import { FONT_PACKAGES, packageFile } from './pictures/kept.ts';

interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}
interface Compilation {
  chunks: Iterable<unknown>;
  chunkGraph: { getChunkModules(chunk: unknown): Iterable<Module> };
}

const FILE = 'licenses.txt';
const LICENSE_FILE = /^(?:un)?licen[cs]e(?:[.-]|$)/i;

/**
 * `licenses.txt`: every package whose code reaches a reader's browser, or whose letters its
 * pictures show, with version and license text. Read from the bundle, so that it is never behind.
 * A package without a text, or with a license that is not allowed, stops the build.
 */
export function licenseList(): RspressPlugin {
  const folders = new Set<string>();
  return {
    name: 'license-list',
    builderConfig: {
      plugins: [
        {
          name: 'license-list:modules',
          setup(api: RsbuildPluginAPI) {
            if (api.context.action === 'dev') return;
            api.onAfterEnvironmentCompile(({ stats, environment }) => {
              if (environment.name !== 'web' || !stats) return;
              for (const file of resources(stats.compilation as unknown as Compilation)) {
                const folder = packageFolder(file);
                if (folder) folders.add(folder);
              }
            });
          },
        },
      ],
    },
    afterBuild(config, isProd) {
      if (!isProd) return;
      for (const name of Object.values(FONT_PACKAGES)) folders.add(packageFile(name));
      writeFileSync(path.join(config.outDir ?? 'doc_build', FILE), licenseText([...folders]));
    },
  };
}

function resources({ chunks, chunkGraph }: Compilation): string[] {
  const files = (module: Module): string[] => [
    ...(module.resource ? [module.resource] : []),
    ...[...(module.modules ?? [])].flatMap(files),
  ];
  return [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(files));
}

/** Folder of the package that a file belongs to; undefined for files of our own. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** Exported for tests: the list for packages that lie in these folders. */
export function licenseText(folders: readonly string[]): string {
  const packages = folders.map(readPackage);
  const entries = new Map(
    packages.map((one) => {
      // Of packages that come from one repository, some carry the text for all.
      const sibling = packages.find((other) => other.text && other.repository === one.repository);
      const text = one.text ?? (one.repository ? sibling?.text : undefined);
      if (!text) throw new Error(`${one.name} reaches readers without the text of its license`);
      return [one.name, text];
    }),
  );
  const names = [...entries.keys()].sort();
  return [
    `Other people's work in this site, with the licenses that it is used under:\n`,
    ...names,
    ...names.map((name) => `\n${'-'.repeat(72)}\n${name}\n\n${entries.get(name)}`),
    '',
  ].join('\n');
}

interface Package {
  /** Name, version and license. */
  name: string;
  repository: string | undefined;
  text: string | undefined;
}

function readPackage(folder: string): Package {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license, repository } = JSON.parse(manifest) as {
    name: string;
    version: string;
    license?: string;
    repository?: string | { url?: string };
  };
  if (!license || !isAllowedLicense(license)) {
    throw new Error(
      `${name} reaches readers under ${license ?? 'no license'}, which is not allowed`,
    );
  }
  const file = readdirSync(folder)
    .sort()
    .find((one) => LICENSE_FILE.test(one));
  return {
    name: `${name} ${version} (${license})`,
    repository: typeof repository === 'object' ? repository.url : repository,
    text: file && readFileSync(path.join(folder, file), 'utf8').trim(),
  };
}

/**
 * Licenses under which a package may reach readers: all of them let anyone
 * use, change and pass on the work when its notice stays with it.
 */
const ALLOWED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
] as const;

/** Whether an SPDX license expression, as npm packages name them, may be met with allowed licenses. */
export function isAllowedLicense(expression: string): boolean {
  try {
    return isAllowed(parse(expression));
  } catch {
    // No expression, such as `SEE LICENSE IN file`.
    return false;
  }
}

function isAllowed(info: Info): boolean {
  if ('license' in info) return ALLOWED_LICENSES.some((name) => name === info.license);
  const sides = [info.left, info.right];
  return info.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
}
