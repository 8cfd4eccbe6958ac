import { expect, test } from '@rstest/core';
import { translate } from '../../../../shared/site/packageManagers.ts';

test.each([
  ['add -D x', ['npm install -D x', 'pnpm add -D x', 'yarn add -D x', 'bun add -D x']],
  ['install', ['npm install', 'pnpm install', 'yarn install', 'bun install']],
  ['exec rstest', ['npx rstest', 'pnpm exec rstest', 'yarn rstest', 'bunx rstest']],
  ['dlx tool', ['npx tool', 'pnpm dlx tool', 'yarn dlx tool', 'bunx tool']],
  ['create app', ['npm create app@latest', 'pnpm create app', 'yarn create app', 'bun create app']],
  ['run test', ['npm run test', 'pnpm run test', 'yarn run test', 'bun run test']],
])('%s as each package manager writes it', (command, expected) => {
  const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
  expect(managers.map((manager) => translate(command, manager))).toEqual(expected);
});
