import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { COMPONENTS, componentNamed } from '../../../content/components.ts';
import type { Site } from '../../../content/site.ts';
import type { Changes } from '../../../scripts/authoring/changes.ts';
import { planNew } from '../../../scripts/authoring/new.ts';
import { planRemove } from '../../../scripts/authoring/remove.ts';
import { planRename } from '../../../scripts/authoring/rename.ts';
import { readCheckOptions } from '../../../scripts/check/options.ts';
import { CHECKS } from '../../../scripts/check/registry.ts';
import { readOptions as readSampleOptions } from '../../../scripts/samples/options.ts';
import { type Fault, fixtureContext } from '../../support/fixtureSite.ts';
import { commandsOf, GUIDES, ROOT, scriptOf } from '../../support/guideCommands.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The group that the guide's examples are in. */
const GROUP: Fault = {
  'docs/en/guide/basic/_meta.json': '[]',
  'docs/zh/guide/basic/_meta.json': '[]',
};

const OWN = new Set(['ci', 'install', 'test:unit', 'view']);

describe('guides for contributors', () => {
  test.each(GUIDES)('%s names only commands that there are', (file) => {
    const commands = commandsOf(file).filter(({ name }) => !OWN.has(name));
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter(({ name }) => !existsSync(join(ROOT, scriptOf(name) ?? '-')))).toEqual(
      [],
    );
  });

  test('the pages that CONTRIBUTING.md makes, renames and removes can be, in that order', () => {
    const plans: Record<string, (site: Site, args: string[]) => { changes: Changes }> = {
      'docs new': (site, [page = '']) => planNew(site, page),
      'docs rename': (site, [from = '', to = '']) => planRename(site, from, to),
      'docs remove': (site, [page = '']) => planRemove(site, page),
    };
    let fault: Fault = {};
    const done: string[] = [];
    for (const { name, args } of commandsOf('CONTRIBUTING.md')) {
      const plan = plans[name];
      if (!plan || args.length === 0) continue;
      const { changes } = plan(fixtureContext({ ...GROUP, ...fault }).site, args);
      fault = { ...fault, ...Object.fromEntries(changes) };
      done.push(name);
    }
    expect(done).toEqual(['docs new', 'docs rename', 'docs remove']);
    const moved = JSON.parse(fault['deploy/moved.json'] ?? '');
    expect(Object.keys(moved)).toContain('/guide/basic/my-topic');
  });

  test('the other commands know the options that it names', () => {
    const samples = (args: string[]) => readSampleOptions(args, ROOT);
    const read: Record<string, (args: string[]) => unknown> = {
      check: (args) => readCheckOptions(args, CHECKS),
      'docs samples': samples,
    };
    const named = commandsOf('CONTRIBUTING.md').filter(({ args }) => args.length > 0);
    for (const { name, args } of named) expect(() => read[name]?.(args)).not.toThrow();
    expect(named.filter(({ name }) => name in read).length).toBeGreaterThanOrEqual(5);
  });

  test('their links to files of the project lead somewhere', () => {
    for (const file of [...GUIDES, 'COMPONENTS.md']) {
      // Samples link to pages of the site.
      const text = read(file).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
        expect([file, target, existsSync(join(ROOT, target))]).toEqual([file, target, true]);
      }
    }
  });

  test('files and folders in backticks exist', () => {
    const paths = [
      ...read('CONTRIBUTING.md').matchAll(/`((?:docs|theme|deploy|tests|shared)\/[\w./-]+)`/g),
    ];
    expect(paths.length).toBeGreaterThan(5);
    for (const [, path = ''] of paths)
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });
});

describe('COMPONENTS.md', () => {
  test('shows every component that pages may use without an import', () => {
    const source = read('theme/doc/Article.tsx');
    const list = /COMPONENTS = \{([\s\S]*?)\};/.exec(source)?.[1] ?? '';
    const names = [...list.matchAll(/^\s*([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
    const drawnAtBuild = Object.keys(COMPONENTS).filter(
      (name) =>
        /^(?:Compatibility|Errors|MigrationScript|Releases|Since)$|Facts$/.test(name) ||
        componentNamed(name)?.module,
    );
    expect(Object.keys(COMPONENTS).toSorted()).toEqual([...drawnAtBuild, ...names].toSorted());
    const shown = read('COMPONENTS.md');
    for (const name of Object.keys(COMPONENTS)) expect(shown).toContain(`<${name}`);
  });

  test('has every attribute with what the table of components says about it', () => {
    const rows = read('COMPONENTS.md')
      .split('\n')
      .filter((row) => /^\| `[A-Z]\w+` \|/.test(row));
    const expected = Object.entries(COMPONENTS).flatMap(([name, { props }]) =>
      Object.entries(props).map(
        ([prop, { about, required }]) =>
          `| \`${name}\` | \`${prop}\` | ${required ? 'yes' : 'no'} | ${about} |`,
      ),
    );
    expect(rows).toEqual(expected);
  });

  test('names the attributes that the components of the theme have', () => {
    for (const [name, { props }] of Object.entries(COMPONENTS)) {
      const file = ['ui/Tabs.tsx', 'ui/PackageManagerTabs.tsx', 'migrate/CheckTestFile.tsx'].find(
        (one) => read(`theme/${one}`).includes(`interface ${name}Props`),
      );
      if (!file) continue;
      const body = new RegExp(`interface ${name}Props \\{([\\s\\S]*?)\\n\\}`).exec(
        read(`theme/${file}`),
      )?.[1];
      const own = [...(body ?? '').matchAll(/^ {2}(\w+)\??:/gm)].map(([, prop]) => prop);
      // A component may have more, for the theme alone.
      expect(own).toEqual(expect.arrayContaining(Object.keys(props)));
    }
  });
});
