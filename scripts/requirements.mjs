import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded before each command: where Node or a package is missing, one line instead of whatever
 * fails first. Plain JavaScript without packages, which any Node can read.
 */
const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

const { engines, dependencies, devDependencies } = read('package.json');
const [major, minor] = process.versions.node.split('.').map(Number);

/** Whether a part of the range, `^20.19.0` or `>=22.12.0`, holds this version. */
const holds = (part) => {
  const [least, from] = part.match(/\d+/g).map(Number);
  if (major === least) return minor >= from;
  return part.trim().startsWith('>=') && major > least;
};

/** The first package that is not installed as `package.json` pins it; undefined when all are. */
const missingPackage = () => {
  // npm's own record of what it installed; other package managers keep none.
  const record = 'node_modules/.package-lock.json';
  const known = existsSync(new URL(`../${record}`, import.meta.url));
  const installed = known ? read(record).packages : {};
  for (const [name, pinned] of Object.entries({ ...dependencies, ...devDependencies })) {
    const wanted = pinned.replace(/^npm:.*@/, '');
    if (!existsSync(new URL(`../node_modules/${name}/package.json`, import.meta.url))) {
      return `${name} ${wanted} is not installed`;
    }
    const version = installed[`node_modules/${name}`]?.version ?? wanted;
    if (version !== wanted) return `${name} ${wanted} is not installed, but ${version} is`;
  }
  return undefined;
};

/** @param {string} problem */
const refuse = (problem) => {
  console.error(problem);
  process.exit(1);
};

if (!engines.node.split('||').some(holds)) {
  refuse(`Node ${process.versions.node} is not supported; install Node ${engines.node}.`);
}
const missing = missingPackage();
if (missing) refuse(`${missing}; run npm install.`);
