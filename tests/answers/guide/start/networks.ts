import type { Answers } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

const reporter = (url: string) => `const chat = {
  async onTestRunEnd({ results }) {
    const failed = results.filter(({ status }) => status === 'fail');
    if (failed.length === 0) return;
    const text = ['Tests failed:', ...failed.map(({ testPath }) => testPath)].join('\\n');
    await fetch(${url}, { method: 'POST', body: JSON.stringify({ msg_type: 'text', content: { text } }) })
      .catch((error) => console.error('Chat not reached:', error.message));
  },
};
export default { reporters: ['default', chat] };`;

export default {
  'Does the message reach the chat before the command ends?': {
    heading: 'report-to-a-team-chat',
    says: 'Rstest waits for the request before it ends.',
    files: {
      'rstest.config.mjs': reporter('process.env.CHAT'),
      'a.test.mjs': `${head}test('a', () => { expect(1 + 1).toBe(3); });`,
      'run.mjs': `import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => { body += data; });
  request.on('end', () => setTimeout(() => { console.log('ROBOT', body); response.end(); }, 500));
});
server.listen(0, '127.0.0.1', () => {
  const env = { ...process.env, CHAT: 'http://127.0.0.1:' + server.address().port };
  const run = spawn('npx', ['rstest'], { env, stdio: 'inherit' });
  run.on('exit', (code) => { console.log('EXIT', code); server.close(); });
});`,
    },
    command: 'node run.mjs',
    output: [/ROBOT \{"msg_type":"text".*a\.test\.mjs[\s\S]*EXIT 1/],
  },
  'What happens if the chat cannot be reached?': {
    heading: 'report-to-a-team-chat',
    says: "The `catch` matters: without it, a chat that can't be reached would make the run fail with `Failed to run Rstest` and a long stack trace below the result of your tests.",
    files: {
      'rstest.config.mjs': reporter("'http://127.0.0.1:9'"),
      'bare.config.mjs':
        "export default { reporters: ['default', { onTestRunEnd: () => fetch('http://127.0.0.1:9') }] };",
      'a.test.mjs': `${head}test('a', () => { expect(1 + 1).toBe(3); });`,
    },
    command: 'npx rstest; npx rstest --config bare.config.mjs',
    exitCode: 1,
    output: [
      'Chat not reached:',
      /expected 2 to be 3[\s\S]*expected 2 to be 3[\s\S]*Tests 1 failed[\s\S]*Failed to run Rstest/,
    ],
  },
  'Does -t find a name in Chinese?': {
    heading: 'time-zone-language-sorting',
    says: ['`-t` takes any language.'],
    files: {
      'a.test.mjs': `${head}test('书名按拼音排序', () => { expect(['呐喊', '阿Q正传'].sort((a, b) => a.localeCompare(b, 'zh-CN'))).toEqual(['阿Q正传', '呐喊']); });
test('显示北京时间', () => {});`,
    },
    command: 'npx rstest -t 拼音',
    output: [/Tests 1 passed \| 1 skipped/],
  },
  'Does env set the time zone of dates?': {
    heading: 'time-zone-language-sorting',
    says: 'Set the time zone once for all machines.',
    files: {
      'rstest.config.mjs': "export default { env: { TZ: 'Asia/Shanghai' } };",
      'a.test.mjs': `${head}test('a', () => { console.log('HOUR', new Date('2026-01-31T16:30:00Z').getHours()); });`,
    },
    output: [/HOUR 0$/m],
  },
  'What does npm print when optional packages are turned off?': {
    heading: 'install-through-a-mirror-or-a-proxy',
    says: 'Optional packages are turned off: `npm config get omit` must not print `optional`.',
    files: {},
    command:
      'echo ON $(npm config get omit); echo OFF $(npm_config_omit=optional npm config get omit)',
    output: [/^ON$/m, 'OFF optional'],
  },
  'Is the config of another build tool or test framework read?': {
    heading: 'other-frameworks',
    says: "Rstest doesn't read the config of another build tool or test framework.",
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      ...Object.fromEntries(
        [
          'vite.config.ts',
          'vitest.config.ts',
          'jest.config.js',
          'babel.config.js',
          'rsbuild.config.ts',
          'rspack.config.js',
          'rslib.config.ts',
          'webpack.config.js',
          'modern.config.ts',
          '.umirc.ts',
          'config/index.js',
        ].map((file) => [file, `throw new Error('${file} was read');`]),
      ),
    },
    output: ['Tests 1 passed'],
    absent: ['was read'],
  },
  'How does code fail that asks jsdom for the size of the screen or of an element?': {
    heading: 'ant-design-in-jsdom',
    says: [
      '`Row`, `Col` and `Table` fail with `window.matchMedia is not a function`, and `Select` with `ResizeObserver is not defined`, because jsdom has no layout.',
      'happy-dom has `matchMedia` and `ResizeObserver`.',
    ],
    files: {
      'a.test.mjs': `${head}const call = (f) => { try { return typeof f(); } catch (error) { return error.message; } };
test('a', () => {
  console.log('MEDIA:', call(() => window.matchMedia('print')));
  console.log('OBSERVER:', call(() => new ResizeObserver(() => {})));
});`,
    },
    command: 'npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [
      /MEDIA: window\.matchMedia is not a function[\s\S]*OBSERVER: ResizeObserver is not defined[\s\S]*MEDIA: object[\s\S]*OBSERVER: object/,
    ],
  },
  'What does -t do with quotes that the shell has not removed?': {
    heading: 'set-variables-on-windows',
    says: 'Single quotes are part of the value in cmd',
    files: { 'a.test.mjs': `${head}test('adds tax', () => {});` },
    command: `npx rstest -t "'adds tax'"; npx rstest -t "adds tax"`,
    output: [/Tests 1 skipped[\s\S]*Tests 1 passed/],
  },
  "What does npm say if it doesn't reach the registry?": {
    heading: 'install-through-a-mirror-or-a-proxy',
    says: "If an install ends with `npm error code ENOTFOUND` or `ECONNREFUSED`, npm doesn't reach a registry or the proxy; the line with `request to` names the address that it asked. If `npm config get registry` prints another one, it comes from a scope in `.npmrc`, or from `resolved` in a lock file that was made with another registry: delete that lock file and install again.",
    files: {
      'app/package.json': '{ "name": "app", "version": "1.0.0" }',
      'app/.npmrc':
        'registry=http://127.0.0.1:1/\n@acme:registry=http://127.0.0.1:2/\nfetch-retries=0',
      'app/lock.json':
        '{ "name": "app", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "app", "version": "1.0.0", "dependencies": { "cart": "1.0.0" } }, "node_modules/cart": { "version": "1.0.0", "resolved": "http://127.0.0.1:3/cart.tgz" } } }',
    },
    command: `cd app; npm config get registry; npm install clsx 2>&1; echo SCOPE; npm install @acme/ui 2>&1; npm install clsx --proxy=http://127.0.0.1:9 2>&1; echo '{ "name": "app", "version": "1.0.0", "dependencies": { "cart": "1.0.0" } }' > package.json; cp lock.json package-lock.json; echo LOCK; npm ci 2>&1; rm package-lock.json; echo DELETED; npm install 2>&1`,
    exitCode: 1,
    output: [
      /^http:\/\/127\.0\.0\.1:1\/\s+npm error code ECONNREFUSED[\s\S]*request to http:\/\/127\.0\.0\.1:1\/clsx failed[\s\S]*SCOPE[\s\S]*code ECONNREFUSED[\s\S]*request to http:\/\/127\.0\.0\.1:2\/@acme[\s\S]*request to http:\/\/127\.0\.0\.1:1\/clsx failed, reason: connect ECONNREFUSED 127\.0\.0\.1:9[\s\S]*LOCK[\s\S]*code ECONNREFUSED[\s\S]*request to http:\/\/127\.0\.0\.1:3\/cart[\s\S]*DELETED[\s\S]*request to http:\/\/127\.0\.0\.1:1\/cart failed/,
    ],
  },
  "What does npm say if a registry doesn't have a package?": {
    heading: 'install-through-a-mirror-or-a-proxy',
    says: [
      "`No matching version found` means that the registry doesn't have this version, for example because a mirror is behind; `E404` means that it doesn't have the package, or hides it until you log in.",
      'For the packages of a company, `.npmrc` names their registry by scope: `@acme:registry=<address>`.',
    ],
    files: {
      'app/package.json': '{ "name": "app", "version": "1.0.0" }',
      // Two registries: the first has no scope, the second nothing else.
      'registries.mjs': `import { spawn } from 'node:child_process'; import { once } from 'node:events'; import { writeFileSync } from 'node:fs'; import { createServer } from 'node:http';
const start = async (name, own) => { const server = createServer(({ url, headers }, answer) => { const asked = decodeURIComponent(url.slice(1)); console.log('ASKED', name, asked); if (!own.includes(asked) || (asked === 'secret' && !headers.authorization)) { answer.writeHead(404).end('{}'); return; } answer.end(JSON.stringify({ name: asked, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: asked, version: '1.0.0', dist: { tarball: 'http://127.0.0.1:1/a.tgz' } } } })); }).listen(0, '127.0.0.1'); await once(server, 'listening'); return 'http://127.0.0.1:' + server.address().port + '/'; };
const open = await start('public', ['cart']); const own = await start('own', ['@acme/ui', 'secret']);
const install = async (npmrc, ...names) => { writeFileSync('app/.npmrc', npmrc + '\\nfetch-retries=0\\naudit=false\\n'); await once(spawn('npm', ['install', '--dry-run', ...names], { cwd: 'app', stdio: 'inherit' }), 'exit'); };
await install('registry=' + open, 'cart@2.0.0');
await install('registry=' + open, '@acme/ui');
await install('registry=' + open + '\\n@acme:registry=' + own, '@acme/ui', 'cart');
await install('registry=' + own, 'secret');
await install('registry=' + own + '\\n' + own.slice(5) + ':_authToken=a', 'secret');
process.exit();`,
    },
    command: 'node registries.mjs',
    output: [
      'npm error code ETARGET',
      'No matching version found for cart@2.0.0',
      /ASKED public @acme\/ui[\s\S]*npm error code E404[\s\S]*ASKED own @acme\/ui[\s\S]*added 2 packages[\s\S]*ASKED own secret[\s\S]*npm error code E404[\s\S]*ASKED own secret[\s\S]*added 1 package/,
    ],
  },
  'What do E401 and EINTEGRITY of npm mean?': {
    heading: 'install-through-a-mirror-or-a-proxy',
    says: [
      'refuses the one it got: run `npm login --registry=<address>`, and in CI, write a token into `.npmrc`, such as',
      'which npm reads from the variable.',
      "`EINTEGRITY` means that what the registry offers isn't the package that the lock file names, or without a lock file, that it sends another one than it announced.",
      "take the package's whole entry, such as",
      'out of `package-lock.json`, and run `npm install`, which writes a new one.',
      'If you take out its line `integrity` alone, npm writes none again.',
    ],
    files: {
      'cart/package.json': '{ "name": "cart", "version": "1.0.0" }',
      'app/package.json':
        '{ "name": "app", "version": "1.0.0", "dependencies": { "cart": "1.0.0" } }',
      'run.mjs': `import { execSync, spawn } from 'node:child_process'; import { createHash } from 'node:crypto'; import { once } from 'node:events'; import { readFileSync, rmSync, writeFileSync } from 'node:fs'; import { createServer } from 'node:http';
execSync('npm pack', { cwd: 'cart', stdio: 'ignore' });
const wrong = 'sha512-' + Buffer.alloc(64).toString('base64'); const right = 'sha512-' + createHash('sha512').update(readFileSync('cart/cart-1.0.0.tgz')).digest('base64'); let integrity = right;
const server = createServer(({ url, headers }, answer) => {
  console.log('ASKED', url, headers.authorization ?? 'without a token');
  if (headers.authorization !== 'Bearer s3cret') return answer.writeHead(401, { 'www-authenticate': 'Basic realm="a"' }).end('{}');
  if (url.endsWith('.tgz')) return answer.end(readFileSync('cart/cart-1.0.0.tgz'));
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name: 'cart', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: 'cart', version: '1.0.0', dist: { tarball: origin + 'cart.tgz', integrity } } } }));
}).listen(0); await once(server, 'listening');
const origin = 'http://localhost:' + server.address().port + '/';
const npm = async (label, ...args) => { console.log(label); await once(spawn('npm', [...args, '--fetch-retries=0', '--audit=false', '--fund=false', '--cache=../cache'], { cwd: 'app', stdio: 'inherit', env: { ...process.env, NPM_TOKEN: 's3cret' } }), 'exit'); };
writeFileSync('app/.npmrc', 'registry=' + origin + '\\n');
await npm('NONE', 'install');
writeFileSync('app/.npmrc', 'registry=http://localhost:1/\\n'); await npm('LOGIN', 'login', '--registry=' + origin);
writeFileSync('app/.npmrc', 'registry=' + origin + '\\n//localhost:' + server.address().port + '/:_authToken=\\u0024{NPM_TOKEN}\\n');
await npm('TOKEN', 'install');
const file = 'app/package-lock.json'; const read = () => JSON.parse(readFileSync(file, 'utf8')); const written = () => read().packages['node_modules/cart'].integrity;
const change = (edit) => { const lock = read(); edit(lock.packages); writeFileSync(file, JSON.stringify(lock)); };
const empty = () => { for (const path of ['app/node_modules', 'cache']) rmSync(path, { recursive: true, force: true }); };
for (const command of ['ci', 'install']) {
  change((all) => { all['node_modules/cart'].integrity = wrong; }); empty(); await npm('WRONG', command);
  change((all) => { delete all['node_modules/cart']; }); await npm('ENTRY', 'install'); console.log('SAME', written() === right);
}
change((all) => { delete all['node_modules/cart'].integrity; }); empty(); await npm('LINE', 'install'); console.log('LEFT', written());
integrity = wrong; rmSync(file); empty(); await npm('NO LOCK', 'install'); process.exit();`,
    },
    command: 'node run.mjs 2>&1',
    output: [
      /NONE[\s\S]*npm error code E401[\s\S]*LOGIN\s[\s\S]*ASKED \/-\/v1\/login[\s\S]*TOKEN[\s\S]*added 1 package[\s\S]*(WRONG[\s\S]*npm error code EINTEGRITY[\s\S]*ENTRY[\s\S]*added 1 package[\s\S]*SAME true\s+){2}LINE[\s\S]*added 1 package[\s\S]*LEFT undefined\s+NO LOCK[\s\S]*npm error code EINTEGRITY/,
    ],
  },
  'How is a module mocked that only the build of a framework knows?': {
    heading: 'other-frameworks',
    says: [
      "Mock the runtime of the framework by each path that the code imports: `rs.mock('umi', () => ({ useIntl: () => ({ formatMessage: ({ id }) => id }), useModel: () => ({ initialState: {} }) }))`, `rs.mock('umi/router', …)`.",
      "In jsdom and happy-dom, each path that only the framework's build knows also needs an alias to its own empty file, or it's a `Cannot find module`; two paths with one file would share one mock.",
      'Of what `umi test` sets, `setupTests.js` goes into `setupFiles`, Less needs its plugin, and jsdom and happy-dom have `requestAnimationFrame`, so drop the shim.',
    ],
    files: {
      'alias.config.mjs':
        "export default { resolve: { alias: { 'umi$': './umi.ts', 'umi/router$': './router.ts' } } };",
      'shared.config.mjs':
        "export default { resolve: { alias: { 'umi$': './umi.ts', 'umi/router$': './umi.ts' } } };",
      'umi.ts': 'export {};\n',
      'router.ts': 'export {};\n',
      'nav.ts':
        "// @ts-ignore\nimport router from 'umi/router';\n// @ts-ignore\nimport { history } from 'umi';\nexport const go = () => [router.push('/cart'), history];\n",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { go } from './nav';
rs.mock('umi', () => ({ history: 'H' }));
rs.mock('umi/router', () => ({ default: { push: (path: string) => 'to ' + path } }));
test('a', () => { console.log('GOT', ...go()); });`,
    },
    command:
      'for name in node jsdom happy-dom; do for config in "" "-c alias.config.mjs" "-c shared.config.mjs"; do npx rstest --testEnvironment $name $config 2>&1 | grep -oE "GOT.*|Cannot find module"; done; done',
    output: [
      /GOT to \/cart H\s+GOT to \/cart H\s+GOT to \/cart undefined\s+(?:Cannot find module\s+GOT to \/cart H\s+GOT to \/cart undefined\s*){2}/,
    ],
  },
  'What does a mock of umi return for useIntl, and what about constants of its build?': {
    heading: 'other-frameworks',
    says: [
      'Constants of its build, as in `__UMI_HTML_SUFFIX is not defined`, go into `source.define`.',
    ],
    files: {
      'define.config.mjs':
        "export default { resolve: { alias: { 'umi$': './umi.ts' } }, source: { define: { __UMI_HTML_SUFFIX: 'false' } } };",
      'undefined.config.mjs': "export default { resolve: { alias: { 'umi$': './umi.ts' } } };",
      'umi.ts': 'export {};\n',
      'title.ts':
        "// @ts-ignore\nimport { useIntl, useModel } from 'umi';\n// @ts-ignore\nexport const title = (): string => (useModel('@@initialState').initialState.user ?? 'guest ') + useIntl().formatMessage({ id: 'menu.home' }) + (__UMI_HTML_SUFFIX ? '.html' : '');\n",
      'intl.spec.ts': `import { rs, test } from '@rstest/core';
import { title } from './title';
rs.mock('umi', () => ({ useIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }), useModel: () => ({ initialState: {} }) }));
test('a', () => { console.log('INTL', title()); });`,
    },
    command:
      'for name in define undefined; do npx rstest --testEnvironment happy-dom -c $name.config.mjs 2>&1 | grep -oE "INTL.*|__UMI_HTML_SUFFIX is not defined" | head -1; done',
    output: [/INTL guest menu\.home\s+__UMI_HTML_SUFFIX is not defined/],
  },
  'Under which names are the functions of a package mocked that has a default export, too?': {
    heading: 'taro',
    says: [
      "Mock them with `rs.mock('@tarojs/taro', …)`, which returns the functions by name and under `default`.",
      'In the `node` environment, also bundle the package with `output.bundleDependencies`, because Node.js would load the real one as well.',
    ],
    files: {
      'node_modules/@tarojs/taro/package.json': '{ "name": "@tarojs/taro", "main": "i.js" }',
      'node_modules/@tarojs/taro/i.js':
        "console.log('REAL LOADED');\nconst Taro = { getSetting() { return 'real'; } };\nmodule.exports = Taro;\nmodule.exports.default = Taro;\n",
      'bundled.config.mjs': "export default { output: { bundleDependencies: ['@tarojs/taro'] } };",
      'a.test.ts': `import { rs, test } from '@rstest/core';
// @ts-ignore
import Taro, { getSetting } from '@tarojs/taro';
rs.mock('@tarojs/taro', () => { const getSetting = () => 'mocked'; return { default: { getSetting }, getSetting }; });
test('a', () => { console.log('GOT', Taro.getSetting(), getSetting()); });`,
    },
    command:
      'for name in node jsdom happy-dom "node -c bundled.config.mjs"; do echo "TRY"; npx rstest --testEnvironment $name | grep -oE "REAL LOADED|GOT.*"; done',
    output: [/TRY\s+REAL LOADED\s+GOT mocked mocked\s+(?:TRY\s+GOT mocked mocked\s*){3}/],
  },
  'How is a hook of Taro pages such as useDidShow mocked, and why not by calling its function?': {
    heading: 'taro',
    says: 'For hooks of pages, return `useDidShow: (run) => useEffect(run, [])`: with `run()` alone, a component that sets state in it fails with `Too many re-renders`.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom', globals: true, resolve: { alias: { '@tarojs/taro$': './taro.ts' } } };",
      'taro.ts': 'export {};\n',
      'Cart.tsx': `import { useState } from 'react';
// @ts-ignore
import { useDidShow } from '@tarojs/taro';
export default function Cart() {
  const [shown, setShown] = useState(0);
  useDidShow(() => { setShown(shown + 1); });
  return <p>shown {shown}</p>;
}`,
      'a.test.tsx': `import { expect, rs, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import Cart from './Cart';
const pages = rs.hoisted(() => ({ effect: true }));
rs.mock('@tarojs/taro', () => ({ useDidShow: (run: () => void) => (pages.effect ? useEffect(run, []) : run()) }));
test('a', () => {
  render(<Cart />);
  expect(screen.getByText('shown 1')).toBeTruthy();
  pages.effect = false;
  expect(() => render(<Cart />)).toThrow('Too many re-renders');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Does a setup file come before an import that asks for matchMedia?': {
    heading: 'ant-design-in-jsdom',
    says: 'A setup file runs before that; enquire.js calls `addListener`.',
    files: {
      'setup.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': 'window.matchMedia ??= () => ({ addListener() {} }) as any;\n',
      'node_modules/enquire.js/package.json': '{ "name": "enquire.js", "main": "i.js" }',
      'node_modules/enquire.js/i.js':
        "if (!window.matchMedia) throw new Error('matchMedia not present, legacy browsers require a polyfill');\nwindow.matchMedia('all').addListener(() => {});\n",
      'a.test.ts': `import 'enquire.js';
import { test } from '@rstest/core';
test('a', () => { console.log('LOADED'); });`,
    },
    command:
      'npx rstest --testEnvironment jsdom; npx rstest -c setup.config.mjs --testEnvironment jsdom',
    output: [/matchMedia not present[\s\S]*Test Files 1 failed[\s\S]*LOADED/],
  },
} satisfies Answers;
