import { describe, expect, test } from '@rstest/core';
import { explain } from '../../../../shared/errors/explain.ts';
import { ERRORS } from '../../../../shared/errors/index.ts';
import outputs from '../../../fixtures/pasted-outputs.json';

const idsOf = (text: string) => explain(text).map(({ id }) => id);
const BLAMED = 'error   Invalid shard option: 0/3. It must use positive integers';

describe('outputs of real runs', () => {
  for (const { text, error } of outputs) {
    test(`${error}: ${text.slice(0, 60).replace(/\s+/g, ' ')}`, () => {
      expect(idsOf(text)[0]).toBe(error);
    });
  }
});

test('colors, broken lines and a frame around the text do not matter', () => {
  const noisy = '\u001b[31m│ error   Invalid\u001b[39m shard \n│ option: 12/ \n│ 3. It must use';

  expect(idsOf(noisy)).toEqual(['invalid-shard']);
});

test('a field that drops line breaks joins words', () => {
  expect(idsOf(BLAMED.replaceAll(' ', ''))).toEqual(['invalid-shard']);
});

test.each([
  ['TypeError: onConfirm is not a function', 'not-a-function'],
  ['TypeError: (0 , _cart__rspack_import_1.default) is not a function', 'not-a-function'],
  ['TypeError: t is not a function', 'not-a-function'],
  ['TypeError: _ctx.$t is not a function', 'vue-i18n-missing'],
  ['ReferenceError: xmlDocument is not defined', 'name-is-not-defined'],
  ['TypeError: window.matchMedia is not a function', 'missing-browser-function'],
  ['TypeError: dialog.confirm is not a function', 'not-a-function'],
  ['error: column "total" does not exist', 'database-not-migrated'],
  ['TypeError: globalThis.confirm is not a function', 'missing-browser-function'],
  ['TypeError: global.matchMedia is not a function', 'missing-browser-function'],
  ['total does not exist', 'spy-on-what-does-not-exist'],
  ['  ✗ pays (1ms)\n    total does not exist\n', 'spy-on-what-does-not-exist'],
  ["Error: Total does not exist\n\n> 4 | rs.spyOn(cart, 'Total')", 'spy-on-what-does-not-exist'],
  ['error: role "nobody" does not exist', 'database-not-migrated'],
  ['Error: spawn ./run.sh EACCES', 'permission-denied'],
  ['Error: listen EACCES: permission denied 0.0.0.0:80', 'permission-denied'],
  ['error Command failed with exit code 139.', 'exit-code-139'],
  ['Segmentation fault', 'exit-code-139'],
  ['The command "npm test" exited with 137.', 'exit-code-137'],
  ['make: *** [Makefile:3: test] Error 139', 'exit-code-139'],
  ['process "/bin/sh -c npm test" did not complete successfully: exit code: 137', 'exit-code-137'],
  ['/bin/bash: line 4:  1234 Killed   npm test', 'exit-code-137'],
  ['Aborted (core dumped)', 'exit-code-134'],
  ['HTTPError: Request failed with status code 404 Not Found: GET http://a/b', 'request-status'],
  ['page.click: Timeout 30000ms exceeded.', 'playwright-timeout'],
  ['Error: expect(locator).toHaveText(expected) failed', 'playwright-timeout'],
  ['npm ERR! code EPERM', 'file-in-use'],
  ['Jest did not exit one second after the test run has completed.', 'jest-did-not-exit'],
  ['[vitest] No "load" export is defined on the "./api" mock.', 'export-not-on-mock'],
  ['Not implemented: navigation to another Document', 'page-navigation'],
  ['sh: 1: cross-env: not found', 'program-not-found'],
  ['Error: secretOrPrivateKey must have a value', 'setting-is-missing'],
  ['The "path" argument must be of type string. Received undefined', 'argument-of-another-type'],
  ["Error: Cannot find module 'server-only-utils'\nRequire stack:", 'cannot-find-module'],
  ["Error: Cannot find module 'server-only'\nRequire stack:\n- /a.ts", 'next-server-only'],
  ["Error: Cannot find module 'server-only'\n\n    at Object.apply (a:26:1)", 'next-server-only'],
  [
    'PrismaClientValidationError: \nInvalid `prisma.user.create()` invocation:\n\nArgument',
    'prisma-validation',
  ],
  [
    'PrismaClientKnownRequestError: \nInvalid `prisma.user.create()` invocation:\n\nUnique constraint failed on the fields',
    'duplicate-row',
  ],
  ['Instance failed to start because a library is missing or cannot be opened', 'mongod-library'],
  ['JavaScript parse error: top level await is only allowed in module', 'await-in-commonjs'],
  [
    'Stripping types is currently unsupported for files under node_modules, for "file:///a/b.ts"',
    'types-not-stripped',
  ],
  ["a.ts(3,29): error TS7006: Parameter 'x' implicitly has an 'any' type.", 'implicit-any'],
  ["Binding element 'id' implicitly has an 'any' type.ts(7031)", 'implicit-any'],
  [
    "Could not find a declaration file for module './cart.js'. '/a/cart.js' implicitly has an 'any' type.",
    'package-without-types',
  ],
  ['##[error]Process completed with exit code 134.', 'exit-code-134'],
  ['bash: line 1: 4711 Segmentation fault (core dumped) npx rstest', 'exit-code-139'],
  ["error TS2322: Type 'null' is not assignable to type 'number'.", 'type-not-assignable'],
  ['expected 200 "OK", got 404 "Not Found"', 'supertest-status'],
  ['TypeError: element.scrollIntoView is not a function', 'missing-browser-function'],
  ['ReferenceError: SharedWorker is not defined', 'name-is-not-defined'],
  ['adds 1 and 2Not implemented: navigation', 'not-implemented'],
  ['[31mfetch failed[39m', 'fetch-failed'],
  ['connect ECONNREFUSED 127.0.0.1:54321', 'fetch-failed'],
  [
    'npm error network request to https://registry.npmjs.org/react failed, reason: read ECONNRESET',
    'registry-not-reached',
  ],
  ["a.ts(3,1): error TS2531: Object is possibly 'null'.", 'type-not-assignable'],
  ["Object is possibly 'undefined'.ts(2532)", 'type-not-assignable'],
  [
    'TypeError: RequestInit: Expected signal ("AbortSignal {}") to be an instance of AbortSignal.',
    'signal-of-another-class',
  ],
  ['Error: connect ECONNREFUSED /var/run/docker.sock', 'no-container-runtime'],
  ["Cannot read properties of undefined (reading 'ReactCurrentOwner')", 'react-versions-differ'],
  ['TypeError: React.act is not a function', 'no-act-in-production'],
  ['NotFoundError: The node to be removed is not a child of this node.', 'not-a-child'],
  [
    'SecurityError: pushState() cannot update history to the URL https://shop.example/cart.',
    'other-origin',
  ],
  [
    "DOMException: Failed to execute 'define' on 'CustomElementRegistry': the name \"x-a\" has already been used with this registry",
    'element-is-defined',
  ],
  ['Error: Server is not running.', 'server-is-not-running'],
  [
    "Failed to resolve changed files for `--changed` from /a. Make sure the current root is inside a Git repository. Git error: fatal: ambiguous argument 'origin/main...HEAD': unknown revision or path not in the working tree.",
    'changed-without-commit',
  ],
  [
    'TypeError: Package import specifier "#db" is not defined in package /a/package.json',
    'package-import',
  ],
  ["Mock dispatch not matched for method 'GET' on path '/a'", 'mock-agent-not-matched'],
  ["Mock dispatch not matched for body 'b' on path '/a'", 'mock-agent-not-matched'],
  ['TypeError: react__rspack_import_4.act is not a function', 'no-act-in-production'],
])('a message begins and ends with a word: %s', (text, id) => {
  expect(idsOf(text)).toEqual([id]);
});

test.each([
  ['TypeError: dialog.confirm is not a function', 'missing-browser-function'],
  ['Unknown worker exited with code 1370', 'exit-code-137'],
  ['Finished 137 tests, exit code 1', 'exit-code-137'],
  ['Generated a self-signed certificate for the dev server', 'certificate'],
  ['The server offers a self-signed certificate, see docs', 'certificate'],
  ['Could not load the "sharp" edge of the picture', 'native-package'],
  ['Error: Could not load the "cart" module using the alias @/cart', 'native-package'],
  ['Error: No matching version found for the book with the id 7', 'not-in-registry'],
  ['glibc 2.28 found (required by node)', 'native-package'],
  ['Too many requests, re-rendering the page', 'too-many-re-renders'],
  ['The maximum depth was exceeded by an update', 'too-many-re-renders'],
  ["Cannot read properties of null (reading 'fillRectangle')", 'canvas-not-implemented'],
  ["Cannot read properties of undefined (reading 'fillRect')", 'canvas-not-implemented'],
  ['error: the client password must be a string', 'database-not-set-up'],
  ['prisma did not initialize yet', 'database-not-set-up'],
  ['Found a working container runtime strategy', 'no-container-runtime'],
  ['Could not find a container', 'no-container-runtime'],
  ['npm can only install packages', 'lock-file-behind'],
  ['pnpm: the lockfile is outdated', 'lock-file-behind'],
  ['Error: getaddrinfo ENOTFOUND api.example.com', 'registry-not-reached'],
  ['npm error code ELIFECYCLE, then connect ECONNREFUSED', 'registry-not-reached'],
  ['No matching element found for this selector', 'not-in-registry'],
  ['npm error code ERESOLVE and a page with 404', 'not-in-registry'],
  ['getaddrinfo ENOTFOUND api.example.com', 'host-not-found'],
  ['EAI: try again', 'host-not-found'],
  ['Error: total does not exist', 'database-not-migrated'],
  ['An error in the second column of the table', 'database-not-migrated'],
  ['Property "total" was accessed during render but is not defined', 'property-not-on-type'],
  ['Error: relation "books" does not exist', 'property-not-on-type'],
  ['Error: spawn EACCES', 'spawn-enoent'],
  ['Error: User does not exist', 'spy-on-what-does-not-exist'],
  ['The table "books" does not exist', 'spy-on-what-does-not-exist'],
  ['The user does not exist', 'spy-on-what-does-not-exist'],
  ['Error: file does not exist on this server', 'spy-on-what-does-not-exist'],
  ['TypeError: dialog.matchMedia is not a function', 'missing-browser-function'],
  ['Finished 139 tests, exit code 1', 'exit-code-139'],
  ['Finished 134 tests, exit code 1', 'exit-code-134'],
  ['exit code 1340', 'exit-code-134'],
  ['The operation was aborted by the user', 'signal-timeout'],
  ['Aborted due to a timeout of the test', 'signal-timeout'],
  ["Error: Can't resolve the host", 'cannot-resolve'],
  ['Module not found in the cart', 'cannot-resolve'],
  ['A fault in the segmentation of the picture', 'exit-code-139'],
  ['The websocket hung up', 'socket-hang-up'],
  ['WebSocket hang up is not supported', 'socket-hang-up'],
  ['net::ERR_CONNECTION_RESET', 'page-not-reached'],
  ['The connection was refused', 'page-not-reached'],
  ['authentication failed: wrong token', 'database-login'],
  ['Access denied for this page', 'database-login'],
  ['error: null value in column "id" violates not-null constraint', 'duplicate-row'],
  ['Error: Duplicate entry in the list of keys', 'duplicate-row'],
  ['AssertionError: expected 200 to be 404', 'supertest-status'],
  ['expected "OK", got "Not Found"', 'supertest-status'],
  ['TypeError: user.address is not a function', 'supertest-without-app'],
  ['TypeError: myapp.addresses is not a function', 'supertest-without-app'],
  ['AssertionError: expected {} to be an instance of Abort', 'signal-of-another-class'],
  ['The AbortSignal is an instance of EventTarget', 'signal-of-another-class'],
  ['AssertionError: expected {} to be an instance of AbortSignal', 'signal-of-another-class'],
  ['Warning: object is possibly null', 'type-not-assignable'],
  ['The object is missing some properties of the type', 'type-not-assignable'],
  ["The user is possibly 'undefined' here", 'type-not-assignable'],
  ['Rendered more rows than during the last run', 'hooks-changed'],
  ['The order of hooks in the setup file', 'hooks-changed'],
  ['React does not recognize this version', 'react-warning'],
  ['A component is changing its color', 'react-warning'],
  ['Missing required parameter: title', 'vue-prop-warning'],
  ['Property "total" was not defined on the instance', 'vue-prop-warning'],
  ['Cannot find type definition file for the jestproject', 'types-of-jest'],
  ["Cannot find type definition file for 'node'", 'types-of-jest'],
  ["'jest' is not recognized as an internal or external command", 'rstest-not-recognized'],
  ['rstest is not recognized by the editor', 'rstest-not-recognized'],
  ['npm ci needs an existing package-lock.json', 'lock-file-behind'],
  ['error Unable to read the connection', 'socket-hang-up'],
  ['connect to the server, then wait: ETIMEDOUT', 'no-answer'],
  ['Error: Connect Timeout', 'no-answer'],
  ['sorry, too many tests already', 'too-many-connections'],
  ['Error: too many connections in this pool', 'too-many-connections'],
  ["The table 'orders' doesn't exist", 'database-not-migrated'],
  ['The value is not assignable', 'type-not-assignable'],
  ['pnpm: unmet peer dependencies', 'pnpm-peer-issues'],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-peer-issues'],
  ['Permission denied (publickey)', 'permission-denied'],
  ['Error: spawn git ENOENT', 'permission-denied'],
  ['This private member cannot be read', 'private-member'],
  ["Cannot read properties of undefined (reading '#total')", 'private-member'],
  ['error:1C800064:Provider routines::bad decrypt', 'openssl-unsupported'],
  ['digital envelope routines', 'openssl-unsupported'],
  ['Possible memory leak', 'max-listeners'],
  ['Error: too many listeners on this emitter', 'max-listeners'],
  ['The DOM nesting is valid', 'dom-nesting'],
  ['validateDOM(...): fine', 'dom-nesting'],
  ['Your application tried to access the page twice', 'yarn-pnp'],
  ['It is not declared in your dependencies', 'yarn-pnp'],
  ["The requested module './cart.js' does not provide an export named 'a'", 'no-built-in-module'],
  ["The requested module 'node-fetch' does not provide an export named 'a'", 'no-built-in-module'],
  ['It comes from another module of the shop', 'graphql-twice'],
  ['Another realm has this module', 'graphql-twice'],
  ['Error: this component comes from another module or realm', 'graphql-twice'],
  ['Only URLs with a port are supported', 'import-of-a-path'],
  ['The default ESM loader has no scheme', 'import-of-a-path'],
  ['It was compiled against another version of Node.js', 'native-package'],
  ['The cache was compiled against a different Node.js version', 'native-package'],
  ['error while loading shared libraries: libvips.so', 'browser-libraries'],
  ['The host has no browsers', 'browser-libraries'],
  ['git: error while loading shared libraries: libglib-2.0.so.0', 'browser-libraries'],
  ['Playwright Test did not expect a failure', 'test-of-playwright'],
  ['Error: test() was not expected here', 'test-of-playwright'],
  ['Cannot call trigger on undefined', 'empty-wrapper'],
  ['An empty DOMWrapper is fine', 'empty-wrapper'],
  ["Cannot read properties of null (reading 'disabled')", 'user-event-without-element'],
  [
    "Cannot read properties of undefined (reading 'disabled') at user-event/dist",
    'user-event-without-element',
  ],
  ['No more responses for this query', 'apollo-mocks'],
  ['A mocked response was used for the query', 'apollo-mocks'],
  ['Need to install the app', 'vue-i18n-not-installed'],
  ['Use the function app.use to install it', 'vue-i18n-not-installed'],
  ["Cannot read properties of undefined (reading 'params')", 'vue-not-provided'],
  ['The symbol was not found', 'vue-not-provided'],
  ["Error: ENOENT: no such file or directory, open 'a.txt'", 'spawn-enoent'],
  ['The request failed: a status code is missing', 'request-status'],
  ['The request failed with code 404', 'request-status'],
  ['Makefile:3: Error 1390', 'exit-code-139'],
  ['The command "npm test" exited with 1.', 'exit-code-137'],
  ['The download was aborted (core files dumped)', 'exit-code-134'],
  ['The script of line 4: Killed', 'exit-code-137'],
  ['page.goto: Timeout 30000ms exceeded.', 'playwright-timeout'],
  ['await expect(locator).toBeVisible();\nTests 1 failed', 'playwright-timeout'],
  ['npm error code ENOENT', 'file-in-use'],
  ['await is allowed in a module', 'await-in-commonjs'],
  ['A top level await is only slow', 'await-in-commonjs'],
  ['Stripping types of a file', 'types-not-stripped'],
  ['It is currently unsupported for files under node_modules', 'types-not-stripped'],
  ["Parameter 'x' has an implicit type", 'implicit-any'],
  ["'/a/cart.js' implicitly has an 'any' type.", 'implicit-any'],
  ['A foreign key is a constraint', 'foreign-key'],
  ['new row violates check constraint "total"', 'foreign-key'],
  ['Cannot overwrite the file model.ts', 'model-compiled-twice'],
  ['The model was compiled once', 'model-compiled-twice'],
  ['The pool is full', 'pool-is-full'],
  ['Knex: a connection was acquired', 'pool-is-full'],
  ['Timeout of 300ms exceeded', 'playwright-timeout'],
  ['The call log has 3 entries', 'playwright-timeout'],
  ['npm error code E404', 'registry-login'],
  ['E4010 is a color', 'registry-login'],
  ['The integrity of the checksum failed', 'integrity'],
  ['npm error code E401', 'integrity'],
  ["EPERM: operation not permitted, chmod 'a'", 'file-in-use'],
  ['The operation is not permitted', 'file-in-use'],
  ['Could not find a declaration', 'package-without-types'],
  ["Cannot find module 'a' or its corresponding type declarations.", 'package-without-types'],
  ["Cannot find name 'processOrder'", 'types-of-node'],
  ["Cannot find name 'requireLogin'", 'types-of-node'],
  ['ReferenceError: describe is not defined', 'undefined-for-a-linter'],
  ["error 'x' is assigned a value but never used no-unused-vars", 'undefined-for-a-linter'],
  ["'@angular/compiler' is not available", 'angular-compiler'],
  ['The JIT compiler compiled it', 'angular-compiler'],
  ['Invalid input: expected string, received undefined', 'environment-invalid'],
  ['The environment variables are invalid', 'environment-invalid'],
  ['It maps exit code 139 to a text', 'exit-code-139'],
  ['The program answers exit status 134 to its caller', 'exit-code-134'],
  ["expected 'Segmentation fault' to be 'none'", 'exit-code-139'],
  ['The docs name exit code 137 for that', 'exit-code-137'],
  ['AuthenticationError: Authentication failed', 'database-login'],
  ['TypeError: reading ReactCurrentOwner of undefined', 'react-versions-differ'],
  ["fatal: ambiguous argument 'nix': unknown revision", 'changed-without-commit'],
  [
    'Failed to resolve changed files for `--changed` from /a. Git error: fatal: not a git repository',
    'changed-without-commit',
  ],
  ['The import specifier "db" is not defined in the package', 'package-import'],
  ['ReferenceError: Package is not defined', 'package-import'],
  ['React.Children.map expected to receive one child', 'children-only'],
  ['Expected to receive a single element', 'children-only'],
  ['received value must be a number', 'not-a-node'],
  ['The value must be a Node', 'not-a-node'],
  ['No dispatch matched the method', 'mock-agent-not-matched'],
  ["Cannot read properties of null (reading 'ReactCurrentOwner')", 'react-versions-differ'],
  ['TypeError: React.active is not a function', 'no-act-in-production'],
  ['TypeError: preact__rspack_import_0.act is not a function', 'no-act-in-production'],
  ['TypeError: contract.act is not a function', 'no-act-in-production'],
  ['connect ECONNREFUSED /tmp/docker.socket', 'no-container-runtime'],
  ["ENOENT: no such file or directory, open '/var/run/docker.sock'", 'no-container-runtime'],
  ["Cannot read properties of undefined (reading 'save')", 'react-versions-differ'],
  ['A type must be imported before it is used', 'type-only-import'],
  ['An import path can only end with a letter', 'type-only-import'],
  ['ENOENT: Cannot read file base.json', 'tsconfig-files'],
  ['The file was not found in the project', 'tsconfig-files'],
  ['Avoid referencing unbound variables', 'unbound-method'],
  ['The scoping of this is unintentional', 'unbound-method'],
  ["Property 'total' does not exist on type 'Cart'", 'missing-export'],
  ["The module './cart' has no members", 'missing-export'],
  ['npm error code EBADPLATFORM', 'unsupported-engine'],
  ['An engine of this kind is unsupported', 'unsupported-engine'],
  ['No package named ui was found', 'workspace-package'],
  ['ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE', 'workspace-package'],
  ['The build scripts were ignored', 'ignored-builds'],
  ['pnpm approve-builds', 'ignored-builds'],
  ['The flag is not allowed here', 'node-options'],
  ['NODE_OPTIONS=--max-old-space-size=4096 is set', 'node-options'],
  ['Redis: the server is not running', 'server-is-not-running'],
  ['Error: Server is not responding', 'server-is-not-running'],
  ['The node is not a child of the list', 'not-a-child'],
  ['Expected the button to be a child of this node', 'not-a-child'],
  ['pushState() updates the history', 'other-origin'],
  ['The order cannot be created in a document', 'other-origin'],
  ['This name has already been taken', 'element-is-defined'],
  ['The address has already been used', 'element-is-defined'],
  ['The file already exists, so nothing is written', 'file-system-answer'],
  ['ENOSPC: System limit for number of file watchers reached', 'file-system-answer'],
  ["EEXIST: file already exists, copyfile 'a' -> 'b'", 'file-system-answer'],
  ['TypeError: Body is unusable', 'body-is-locked'],
  ['The response body is locked', 'body-is-locked'],
  ['The duplex option is required', 'body-is-locked'],
  ['No dispatch matched the path', 'mock-agent-not-matched'],
  ['Nock: No match for request', 'mock-agent-not-matched'],
  ["parameter 1 is not of type 'EventTarget'", 'not-of-type-event'],
  ["parameter 1 is not of type 'Node'", 'not-of-type-event'],
  ['The given element does not have a value', 'value-setter'],
  ['The class has no value setter', 'value-setter'],
  ['This API is called on the server side', 'solid-for-servers'],
  ['`mount(...)` is not available on the server', 'solid-for-servers'],
  ['"1px" did not match the Name production', 'picture-as-component'],
  ['The address data:image/svg+xml;base64,PHN2 is long', 'picture-as-component'],
])('a text that only resembles a message is not explained as it: %s', (text, id) => {
  expect(idsOf(text)).not.toContain(id);
});

test.each([
  ['the name of a test', '  ✗ says fetch failed (3ms)'],
  ['the name of a failed test', ' FAIL  a.test.ts > says fetch failed'],
  ['a line of source', "> 3 | log('fetch failed');"],
  ['a compared value', '- Expected\n+ Received\n\n-   "fetch failed"\n\n> 3 | run();'],
])('%s explains a text only if nothing else does', (_, quotation) => {
  expect(idsOf(quotation)).toEqual(['fetch-failed']);
  expect(idsOf(`${quotation}\nAssertionError: expected 1 to be 2`)).toEqual(['assertion-failed']);
  expect(idsOf(`${quotation}\nTypeError: fetch failed`)).toEqual(['fetch-failed']);
});

test('an error below compared values is no quotation, even without lines of source between', () => {
  const values = '- Expected\n+ Received\n\n- "fetch failed"\n+ "ok"\n\n';

  expect(idsOf(`${values}TypeError: total is not a function`)).toEqual(['not-a-function']);
  expect(
    idsOf(
      `AssertionError: expected 1 to be 2\n\n${values}Error: connect ECONNREFUSED 127.0.0.1:5432`,
    ),
  ).toContain('server-or-database');
});

test('a message inside a longer one that is known is not named', () => {
  expect(idsOf('TypeError: importOriginal is not a function')).toEqual(['import-original']);
});

test('a text without a known error has no answer', () => {
  expect(idsOf('All tests passed, nothing to see here.')).toEqual([]);
  expect(idsOf('')).toEqual([]);
});

test('parts of a message that are far apart belong to different ones', () => {
  const [first, second] = ['Project name "web"', ' is already used'];

  expect(idsOf(first + second)).toEqual(['project-name-used']);
  expect(idsOf(first + 'x'.repeat(2000) + second)).toEqual([]);
});

test('an error at the end of a log of 1 MB is found', () => {
  const line =
    '2026-11-23T10:00:00Z Project name Test files Cannot find the expected price of item 7\n';
  const log = line.repeat(1_000_000 / line.length) + BLAMED;

  expect(idsOf(log)).toContain('invalid-shard');
});

test('ids are unique and short, and a message alone is explained by its entry', () => {
  const ids = ERRORS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, messages } of ERRORS) {
    expect(id).toMatch(/^[a-z][a-z0-9-]{3,40}$/);
    for (const message of messages) expect(idsOf(message), message).toContain(id);
  }
});
