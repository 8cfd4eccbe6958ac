/** A command-line tool tested with Jest: CommonJS, callbacks, child processes, mocks of what is required. */
export const cli: Record<string, string> = {
  'package.json': `{
  "name": "cli",
  "scripts": { "test": "NODE_OPTIONS=--experimental-vm-modules jest -i", "test:debug": "node node_modules/jest/bin/jest.js --verbose" },
  "dependencies": { "yaml": "2.0.0" },
  "devDependencies": { "jest": "29.7.0" },
  "jest": { "testEnvironment": "node", "collectCoverage": false, "testPathIgnorePatterns": ["/node_modules/", "<rootDir>/tests/helpers/"], "verbose": true }
}`,
  'lib/command.js': `const { spawn } = require('child_process');
const path = require('path');
class Command {
  constructor(name) { this.name = name; this.options = {}; }
  option(flag, value = true) { this.options[flag.replace(/^--/, '')] = value; return this; }
  parse(argv) {
    for (const one of argv) {
      if (one === '--') break;
      const [, no, flag, , value] = /^--?(no-)?([^=]+)(=(.*))?$/s.exec(one) ?? [];
      if (!flag) throw new Error('not a flag: ' + one);
      this.option('--' + flag.replace(/-(\\w)/g, (_, letter) => letter.toUpperCase()), value ?? !no);
    }
    return this;
  }
  run(file, callback) { const child = spawn(process.execPath, [...process.execArgv, path.resolve(file)]); child.on('close', (code) => callback(code)); }
  help() { return \`Usage: \${this.name} [options]\`; }
}
module.exports = { Command };
`,
  'lib/config.js':
    "const fs = require('fs');\nexports.read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));\nexports.name = 'config';\n",
  'lib/load.js':
    "const { read } = require('./config');\nmodule.exports = function load(file) { return { ...read(file), loaded: true }; };\n",
  'lib/count.js': 'let count = 0;\nexports.next = () => ++count;\n',
  'lib/yaml.js':
    "const yaml = require('yaml');\nexports.write = (value) => yaml.stringify(value);\n",
  '__mocks__/yaml.js': "module.exports = { stringify: jest.fn(() => 'mocked: true') };\n",
  'tests/helpers/argv.js':
    "exports.argv = (...rest) => ['node', 'cli', ...rest];\nexports.quiet = () => jest.spyOn(console, 'log').mockImplementation(() => {});\n",
  'tests/child.js': 'process.exitCode = process.execArgv.length;\n',
  'tests/command.test.js': `const { Command } = require('../lib/command');

describe('Command', () => {
  describe.each([
    ['--port', 'port'],
    ['-p', 'p'],
    ['--out-dir', 'outDir'],
    ['--dry-run', 'dryRun'],
    ['--x', 'x'],
    ['--very-long-name', 'veryLongName'],
    ['--Upper', 'Upper'],
    ['--ünïcode', 'ünïcode'],
  ])('with %s', (flag, name) => {
    test.each([
      ['', true],
      ['=8080', '8080'],
      ['=', ''],
      ['=a=b', 'a=b'],
      ['=two words', 'two words'],
      ['=--nested', '--nested'],
      ['=-1', '-1'],
      ['=\\n', '\\n'],
    ])('followed by %j then option is %j', (value, expected) => {
      expect(new Command('cli').parse([flag + value]).options).toEqual({ [name]: expected });
    });
  });
  it.each(['port', '', '=', '--', 'a b'].filter((one) => one !== '--'))('when %j is no flag then it throws', (word) => {
    expect(() => new Command('cli').parse([word])).toThrow('not a flag: ' + word);
  });
  it.each\`
    argv                        | options
    \${['--no-color']}           | \${{ color: false }}
    \${['--a', '--a=2']}         | \${{ a: '2' }}
    \${['--a', '--', '--b']}     | \${{ a: true }}
    \${[]}                       | \${{}}
  \`('reads $argv', ({ argv, options }) => {
    expect(new Command('cli').parse(argv).options).toEqual(options);
  });
  test('when help is asked for then usage', () => {
    expect(new Command('cli').help()).toMatch(/^Usage: cli/);
  });
});
`,
  'tests/signals.test.js': `const { Command } = require('../lib/command');

test.each([['a'], ['b']])('ends without flags %s', (name, done) => {
  new Command(name).run(__dirname + '/child.js', (code) => {
    expect(code).toBe(0);
    done();
  });
});
`,
  'tests/load.test.js': `jest.mock('../lib/config');
const config = require('../lib/config');
const load = require('../lib/load');

beforeEach(() => { config.read.mockReset().mockReturnValue({ a: 1 }); });

it('reads through the mock', () => {
  expect(load('x.json')).toEqual({ a: 1, loaded: true });
  expect(config.read).toHaveBeenCalledWith('x.json');
});
`,
  'tests/factory.test.js': `const mockRead = jest.fn(() => ({ mocked: true }));
jest.mock('../lib/config', () => ({ read: (...args) => mockRead(...args) }));
const load = require('../lib/load');

test('factory', function () {
  expect(load('y').mocked).toBe(true);
  expect(mockRead.mock.calls[0][0]).toBe('y');
});
`,
  'tests/fs.test.js': `const fs = require('fs');
jest.mock('fs', () => ({ ...jest.requireActual('fs'), readFileSync: jest.fn(() => '{"b":2}') }));
const { read } = require('../lib/config');

test('reads the mocked file', () => {
  expect(read('z')).toEqual({ b: 2 });
  expect(fs.readFileSync).toHaveBeenCalled();
});
`,
  'tests/inside.test.js': `beforeEach(() => { jest.resetModules(); });

test('mocks inside a test', () => {
  jest.mock('../lib/config', () => ({ read: () => ({ inside: true }) }));
  expect(require('../lib/load')('a')).toEqual({ inside: true, loaded: true });
});

test('has the real one again', () => {
  jest.dontMock('../lib/config');
  expect(require('../lib/config').name).toBe('config');
});
`,
  'tests/count.test.js': `describe('count', () => {
  let next;
  beforeEach(() => {
    jest.resetModules();
    ({ next } = require('../lib/count'));
  });
  test.each([1, 2, 3, 5, 8])('counts %i calls from one', (calls) => {
    for (let n = 1; n < calls; n++) next();
    expect(next()).toBe(calls);
  });
});
`,
  'tests/yaml.test.js': `const { write } = require('../lib/yaml');

test('uses the mock next to node_modules', () => {
  expect(write({})).toBe('mocked: true');
});
`,
  'tests/env.test.js': `const { argv, quiet } = require('./helpers/argv');

let log;
beforeEach(() => { log = quiet(); });
afterEach(() => log.mockRestore());

test('is quiet', () => {
  console.log(argv('a'));
  expect(log).toHaveBeenCalledWith(['node', 'cli', 'a']);
});
test('knows its worker', () => { expect(Number(process.env.JEST_WORKER_ID)).toBeGreaterThan(0); });
`,
  'tests/callbacks.test.js': `describe('callbacks', () => {
  beforeEach((done) => { setImmediate(done); });
  it('waits', function (done) {
    setTimeout(function () {
      expect(true).toBe(true);
      done();
    }, 5);
  });
  it('fails by hand', (done) => {
    if (process.exitCode === 99) done.fail('never');
    process.nextTick(() => done());
  });
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) it('waits ' + n, done => { setTimeout(() => done(), n); });
});
`,
  'tests/property.test.js': `const target = { version: '1.0.0' };
afterEach(() => { jest.restoreAllMocks(); });
test('replaces', () => {
  jest.replaceProperty(target, 'version', '2.0.0');
  expect(target.version).toBe('2.0.0');
});
test('is back', () => expect(target.version).toBe('1.0.0'));
`,
  'tests/virtual.test.js': `jest.mock('left-out', () => ({ a: 1 }), { virtual: true });

test('is there', () => { expect(require('left-out').a).toBe(1); });
`,
  'tests/old.test.js': `const sum = (a, b) => a + b
fit("old style", function() {
    var spy = jest.fn().mockName('spy')
    spy(sum(1, 2))
    expect(spy).lastCalledWith(3)
    expect(spy.getMockName()).toEqual("spy")
})
it('is left out', () => { throw new Error() })
`,
  'tests/created.test.js': `test('creates a mock', () => {
  const config = jest.createMockFromModule('../lib/config');
  config.read.mockReturnValue(1);
  expect(config.read()).toBe(1);
});
`,
};
