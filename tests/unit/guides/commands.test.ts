import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { STAGES } from '../../../scripts/test/stages.ts';
import { commandsOf, GUIDES, ROOT, scriptOf } from '../../support/guide-commands.ts';
import { MAINTAINER, WRITER } from '../../support/guide-walks.ts';

const STAGE = 'a stage of npm test';
/** Commands that neither walk runs, and why. */
const ELSEWHERE: Record<string, string> = {
  ci: 'this test runs on what it installed',
  install: 'needs the registry',
  'docs compat': 'needs the registry; CI runs it each week',
  'docs history': 'needs the registry; CI runs it each week',
  'docs migrate': 'run by tests/unit/scripts/migrate.test.ts',
  'docs compare': 'needs the registry',
  'bench scale': 'needs the registry, and half an hour',
  'bench suite': 'needs the registry, and half an hour',
  'bench peers': 'needs the registry, and half an hour',
  'docs edge': 'needs the registry',
  'docs nodes': 'needs the registry; CI runs its steps on each Node',
  dev: 'run by tests/e2e/authors/dev.spec.ts',
  'docs picture': 'run by tests/e2e/authors/picture.spec.ts',
  'docs icons': 'draws checked-in files again, which change only with the drawing',
  serve: 'run by tests/unit/scripts/server/start.test.ts',
  start: 'build, a stage of npm test, and then serve',
  test: 'runs this test',
  'test:unit': 'runs this test',
  bench: STAGE,
  build: STAGE,
  check: STAGE,
  'docs twice': STAGE,
  'test:e2e': STAGE,
  'bench search': 'prints times, which nothing judges; takes minutes',
  'bench chinese': 'prints figures, which nothing judges',
  'bench agents': 'prints figures, which nothing judges',
  'bench dev': 'prints times, which nothing judges',
  'bench speed': 'prints times, which nothing judges; takes minutes',
};

const WALKED = [...WRITER, ...MAINTAINER].map(([command]) => command);
const written = GUIDES.flatMap(commandsOf);

describe('every command that the guides name', () => {
  test('is run, or it is said where, or why nowhere', () => {
    const run = WALKED;
    const missing = written.filter(({ name, args, command }) => {
      if ((ELSEWHERE[name] ?? STAGE) !== STAGE) return false;
      // A stage runs the command as it is, without arguments.
      if (args.length === 0 && name in ELSEWHERE) return false;
      return !run.some((one) => one.startsWith(command));
    });
    expect(missing).toEqual([]);
  });

  test('and no other is', () => {
    const named = new Set(written.flatMap(({ name, command }) => [name, command]));
    const all = [...WALKED, ...Object.keys(ELSEWHERE)];
    expect(all.filter((command) => !named.has(command))).toEqual([]);
  });

  test('is where it is said to be', () => {
    const staged = STAGES.flatMap(({ args }) => args);
    for (const [name, where] of Object.entries(ELSEWHERE)) {
      const file = /tests\/\S+/.exec(where)?.[0];
      if (file) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
      if (where !== STAGE) continue;
      expect([name, staged.includes(scriptOf(name) ?? '')]).toEqual([name, true]);
    }
  });
});
