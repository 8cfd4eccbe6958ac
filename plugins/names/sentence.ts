import { readLines } from '../../content/lines.ts';
import { plainInline } from '../../content/plainText.ts';

/** Longer sentences lose their end. */
const MAX_SENTENCE = 180;
/** Lines that are no sentences: components, tables, lists, quotes, callouts, pictures, comments. */
const NO_SENTENCE = /^(<|\||[-*] |\d+\. |>|:::|!|\{)/;

/** The first sentence below a heading, with its code in backticks; '' if there is none. */
export function firstSentence(body: string, id: string): string {
  let inside = id === '';
  const paragraph: string[] = [];
  for (const line of readLines(body)) {
    const text = line.kind === 'text' ? line.text.trim() : '';
    if (inside && line.kind === 'text' && text && (paragraph.length > 0 || !NO_SENTENCE.test(text)))
      paragraph.push(text);
    else if (paragraph.length > 0) break;
    if (line.kind !== 'heading') continue;
    if (inside && line.depth > 1) break;
    inside ||= line.id === id;
  }
  const whole = plainInline(paragraph.join(' '), (code) => `\`${code}\``);
  const sentence =
    /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s+[^\s\p{Ll}])|[。！？])/u.exec(whole)?.[0] ?? whole;
  if (sentence.length > MAX_SENTENCE) {
    return `${sentence.slice(0, MAX_SENTENCE).replace(/\s+\S*$/, '')}…`;
  }
  return sentence.replace(/:$/, '.').replace(/：$/, '。');
}
