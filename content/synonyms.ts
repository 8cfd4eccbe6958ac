import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What users of test frameworks call things, and what they are called here. One entry a line:
 * `said, also said > found, also found` adds the right side wherever the left side is asked for;
 * `=` works both ways. Words come from the vocabulary of Jest, Vitest, Mocha, Jasmine, AVA, Sinon,
 * Node's test runner and of their users; what no page contains is dropped at build.
 */
const fileOf = (lang: string): string => join(import.meta.dirname, `synonyms.${lang}.txt`);

/**
 * Lines of synonyms for a language. Readers of another one than English type English names and
 * errors, but ask in their own: of the English table they get what is one word, or an error.
 */
export function synonymLines(lang: string): string {
  const [english, own] = [fileOf('en'), fileOf(lang.split('-')[0] ?? '')];
  const lines = readFileSync(english, 'utf8');
  if (own === english || !existsSync(own)) return lines;
  const words = lines.split('\n').map((line) => {
    const [left = '', right] = line.split(' > ');
    if (!right) return line;
    const said = left.split(', ').filter((phrase) => !phrase.includes(' ') || ERROR.test(phrase));
    return said.length > 0 ? `${said.join(', ')} > ${right}` : '';
  });
  return readFileSync(own, 'utf8') + words.join('\n');
}

const ERROR = /\b(?:not|cannot|no)\b/;
