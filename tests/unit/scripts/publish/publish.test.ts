import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { filesOf } from '../../../../deploy/finish.ts';
import {
  deployedUrl,
  folderDigest,
  folderProblems,
  leaveToOthers,
  publishTarget,
} from '../../../../scripts/publish/target.ts';

const COMMIT = '0123456789'.repeat(4);
const SITE = ['index.html', '404.html', '_headers', '_redirects'];

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  for (const file of SITE) writeFileSync(join(dir, file), file);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the folder to publish', () => {
  test('a finished site may go online', () => {
    expect(folderProblems(dir)).toEqual([]);
  });

  test.each(SITE)('without %s it is no finished site', (file) => {
    rmSync(join(dir, file));
    expect(folderProblems(dir)).toEqual([`${dir}/${file} is missing: not a finished site`]);
  });

  test.each(['_worker.js', '_routes.json', 'functions'])('%s would run at the host', (name) => {
    mkdirSync(join(dir, name));
    expect(folderProblems(dir)).toEqual([
      `${dir}/${name}: a program, and only files are published`,
    ]);
  });

  test('links are refused: they may lead out of the folder', () => {
    mkdirSync(join(dir, 'a'));
    symlinkSync('/etc/hostname', join(dir, 'a/b.txt'));
    expect(folderProblems(dir)).toEqual([`${dir}/a/b.txt: a link, and only files are published`]);
  });

  test('what only other hosts read stays behind', () => {
    mkdirSync(join(dir, 'a'));
    for (const file of [
      'index.html.br',
      'a/x.js',
      'a/x.js.gz',
      'vercel.json',
      'nginx.conf',
      'hosting.json',
    ]) {
      writeFileSync(join(dir, file), '');
    }
    leaveToOthers(dir);
    expect(filesOf(dir)).toEqual([...SITE, 'a/x.js'].sort());
  });
});

describe('the target', () => {
  const preview = (source: string) =>
    publishTarget(['x', 'preview'], { COMMIT, PREVIEW_OF: source }).branch;

  test('a preview keeps its name, and shares it with no other branch or fork', () => {
    expect(preview('a/docs:b')).toBe(preview('a/docs:b'));
    const names = ['a/docs:b', 'a/docs:c', 'b/docs:b'].map(preview);
    expect(new Set(names).size).toBe(3);
  });

  test.each<[string[], Record<string, string>, string]>([
    [['x'], { COMMIT }, 'node scripts/publish.ts <folder>'],
    [['x', 'main'], { COMMIT }, 'node scripts/publish.ts <folder>'],
    [['x', 'production', 'y'], { COMMIT }, 'node scripts/publish.ts <folder>'],
    [['x', 'production'], {}, 'COMMIT="": not a commit'],
    [['x', 'production'], { COMMIT: '$(id)' }, 'COMMIT="$(id)": not a commit'],
    [['x', 'production'], { COMMIT }, 'DIGEST="": not the digest'],
    [['x', 'preview'], { COMMIT }, 'PREVIEW_OF="": not owner/repository:branch'],
    [['x', 'preview'], { COMMIT, PREVIEW_OF: 'a:b' }, 'PREVIEW_OF="a:b": not owner'],
  ])('%j with %j is refused', (args, env, message) => {
    expect(() => publishTarget(args, env)).toThrow(message);
  });

  test('the address comes from the deployment, a preview’s from its branch', () => {
    const entry = {
      type: 'pages-deploy-detailed',
      url: 'https://1.x.dev',
      alias: 'https://b.x.dev',
    };
    const lines = ['{"type":"wrangler-session"}', JSON.stringify(entry), ''].join('\n');
    expect(deployedUrl(lines, 'deployment')).toBe('https://1.x.dev');
    expect(deployedUrl(lines, 'branch')).toBe('https://b.x.dev');
    expect(() => deployedUrl('', 'branch')).toThrow('the host names no address');
    const odd = lines.replaceAll('https', 'javascript');
    expect(() => deployedUrl(odd, 'branch')).toThrow('the host names no address');
  });
});

describe('the command', () => {
  const ROOT = join(import.meta.dirname, '../../../..');
  const SECRET = {
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_PROJECT: 'project',
  };
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'publisher-'));
    cpSync(join(ROOT, 'scripts/publish'), join(home, 'scripts/publish'), { recursive: true });
    cpSync(join(ROOT, 'scripts/publish.ts'), join(home, 'scripts/publish.ts'));
    writeFileSync(join(home, 'package.json'), '{"type":"module"}');
    const bin = join(home, '.ci/deploy/node_modules/wrangler/bin');
    mkdirSync(bin, { recursive: true });
    // A stand-in for the host's program: keeps what it was asked, and leaves an address.
    writeFileSync(
      join(bin, 'wrangler.js'),
      `import { readdirSync, writeFileSync } from 'node:fs';
const [, , ...args] = process.argv;
writeFileSync(process.env.ASKED, JSON.stringify({ args, files: readdirSync(args[2]).sort() }));
const entry = { type: 'pages-deploy-detailed', url: 'https://1.x.dev', alias: 'https://b.x.dev' };
if (process.env.STATUS === '0') writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify(entry));
process.exit(Number(process.env.STATUS));
`,
    );
  });
  afterEach(() => rmSync(home, { recursive: true }));

  function publish(args: string[], env: Record<string, string>) {
    const asked = join(home, 'asked.json');
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(home, 'scripts/publish.ts'), dir, ...args],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          COMMIT,
          DIGEST: folderDigest(dir),
          STATUS: '0',
          ASKED: asked,
          ...env,
        },
      },
    );
    const request = existsSync(asked)
      ? (JSON.parse(readFileSync(asked, 'utf8')) as { args: string[]; files: string[] })
      : undefined;
    return { ...run, request };
  }

  test('puts the cleaned folder on the branch main, and says where', () => {
    writeFileSync(join(dir, 'index.html.br'), '');
    const output = join(home, 'output');
    const run = publish(['production'], { ...SECRET, GITHUB_OUTPUT: output });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    expect(run.request?.args).toEqual(expect.arrayContaining(['pages', 'deploy', '--branch=main']));
    expect(run.request?.files).toEqual([...SITE].sort());
    expect(readFileSync(output, 'utf8')).toBe('url=https://1.x.dev\n');
  });

  test('puts a preview on a branch of its own, whatever it is called', () => {
    const run = publish(['preview'], { ...SECRET, PREVIEW_OF: 'someone/docs:main' });
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('https://b.x.dev');
    expect(run.request?.args.join(' ')).toMatch(/ --branch=preview-[0-9a-f]{12} /);
  });

  test('asks the host nothing without its secrets, or for a folder that holds a program', () => {
    expect(publish(['production'], {})).toMatchObject({ status: 1, request: undefined });
    writeFileSync(join(dir, '_worker.js'), '');
    expect(publish(['production'], SECRET)).toMatchObject({ status: 1, request: undefined });
  });

  test('publishes nothing but the very bytes that were tested', () => {
    const tested = publish(['digest'], {});
    expect(tested.stdout).toBe(`digest=${folderDigest(dir)}\n`);
    const env = { ...SECRET, DIGEST: folderDigest(dir) };
    writeFileSync(join(dir, 'index.html'), 'another page');
    const run = publish(['production'], env);
    expect(run).toMatchObject({ status: 1, request: undefined });
    expect(run.stderr).toContain('is not the folder that was tested');
    writeFileSync(join(dir, 'index.html'), 'index.html');
    writeFileSync(join(dir, 'more.html'), '');
    expect(publish(['production'], env)).toMatchObject({ status: 1, request: undefined });
    rmSync(join(dir, 'more.html'));
    expect(publish(['production'], env)).toMatchObject({ status: 0 });
  });

  test('fails when the host does', () => {
    const run = publish(['production'], { ...SECRET, STATUS: '3' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('nothing was published (status 3)');
  });
});
