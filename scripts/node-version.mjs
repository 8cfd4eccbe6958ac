import { readFileSync } from 'node:fs';

/**
 * Loaded before each command: on a Node that the project does not support, one line instead of
 * whatever fails first. Plain JavaScript, which any Node can read.
 */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);

/** Whether a part of the range, `^20.19.0` or `>=22.12.0`, holds this version. */
const holds = (part) => {
  const [least, from] = part.match(/\d+/g).map(Number);
  if (major === least) return minor >= from;
  return part.trim().startsWith('>=') && major > least;
};

if (!engines.node.split('||').some(holds)) {
  console.error(`Node ${process.versions.node} is not supported; install Node ${engines.node}.`);
  process.exit(1);
}
