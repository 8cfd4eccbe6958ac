import type { Answer } from '../../../support/answers.ts';

const files = (options: string) => ({
  'a.test.ts': `import { createServer } from 'node:http';
import { test } from '@rstest/core';
import { setupServer } from 'msw/node';
test('a', async () => {
  const real = createServer((_, response) => response.end('real'));
  await new Promise<void>((resolve) => real.listen(0, resolve));
  const server = setupServer();
  server.listen(${options});
  const { port } = real.address() as { port: number };
  const answer = await fetch('http://localhost:' + port).then((response) => response.text(), () => 'refused');
  console.log('GOT', answer);
  server.close();
  real.close();
});`,
});

export default [
  {
    question: 'Where does a request go that no handler knows?',
    heading: 'describe-the-api-with-msw',
    says: 'without it, the request goes out to the real network with only a warning.',
    files: files(''),
    output: ['[MSW] Warning: intercepted a request without a matching', 'GOT real'],
  },
  {
    question: 'And with onUnhandledRequest?',
    heading: 'describe-the-api-with-msw',
    says: "`onUnhandledRequest: 'error'` makes a request fail when no handler knows it.",
    files: files("{ onUnhandledRequest: 'error' }"),
    output: ['GOT refused'],
  },
] satisfies Answer[];
