import { SYNONYMS_EN } from './synonyms.en.ts';
import { SYNONYMS_ZH } from './synonyms.zh.ts';

/**
 * Lines of synonyms for a language. Readers of Chinese type English names and errors, but ask in
 * Chinese: of the English table they get what is one word, or an error.
 */
export function synonymLines(lang: string): string {
  if (!lang.startsWith('zh')) return SYNONYMS_EN;
  const english = SYNONYMS_EN.split('\n').map((line) => {
    const [left = '', right] = line.split(' > ');
    if (!right) return line;
    const said = left.split(', ').filter((phrase) => !phrase.includes(' ') || ERROR.test(phrase));
    return said.length > 0 ? `${said.join(', ')} > ${right}` : '';
  });
  return SYNONYMS_ZH + english.join('\n');
}

const ERROR = /\b(?:not|cannot|no)\b/;
