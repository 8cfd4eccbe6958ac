import { parseMeta } from '../shared/samples/fence.ts';

/** What is wrong with a diagram; `line` counts from its fence, which is line 0. */
export interface DiagramProblem {
  line: number;
  message: string;
  right?: string;
  fix: string;
}

/** A line names something, gives it its text, or begins a group of that name. */
type Use = [id: string, as: 'name' | 'text' | 'group'];

interface Language {
  /** What its first line is. */
  header: RegExp;
  /** Lines that draw something: without one, a group is empty. */
  content: RegExp;
  opens: RegExp;
  divides: RegExp;
  closes: string;
  /** Whether groups in groups would be drawn badly. */
  flat?: boolean;
  /** Lines that do nothing of this. */
  other: RegExp;
  uses(line: string): Use[];
  /** Shown where a line is none of these. */
  example: string;
}

/** Wider drawings do not fit beside the sidebar and the outline. */
const MAX_WIDTH = 640;

const ATTRIBUTES = ['alt', 'caption'];
const SEE = 'AUTHORING.md#diagrams-from-mermaid shows what a diagram may hold';

/** Brackets around the text of a box. */
const SHAPES = ['[[ ]]', '[( )]', '([ ])', '(( ))', '{{ }}', '[ ]', '( )', '{ }'];
const escaped = (text: string): string => text.replace(/[^\w\s]/g, '\\$&');
const SHAPE = SHAPES.map((shape) => {
  const [open = '', close = ''] = shape.split(' ').map(escaped);
  return `${open}(?:"[^"${open}${close}]+"|(?![/\\\\])[^"<>|{}()[\\]]+)${close}`;
}).join('|');
const BOX = `\\w+(?:${SHAPE})?`;
const ARROW = '<?(?:-->|---|-\\.->|-\\.-|==>|===)(?:\\|[^|]+\\|)?';
const BOXES = `${BOX}(?:\\s*&\\s*${BOX})*`;
const TOKENS = new RegExp(`${BOX}|${ARROW}|&`, 'g');
const STATE = '[\\w\\p{L}]+';

const FLOWCHART: Language = {
  header: /^(flowchart|graph) (TB|TD|BT|LR|RL)$/,
  content: new RegExp(`^(?!end$)${BOXES}(?:\\s*${ARROW}\\s*${BOXES})*$`),
  opens: /^subgraph \w+( ?\[[^[\]]+\])?$/,
  divides: /^\b$/,
  closes: 'end',
  other: /^\b$/,
  uses(line) {
    if (this.opens.test(line)) return [[/^\w+ (\w+)/.exec(line)?.[1] ?? '', 'group']];
    const boxes = line.match(TOKENS)?.filter((token) => /^\w/.test(token)) ?? [];
    return boxes.map((box) => [/^\w+/.exec(box)?.[0] ?? '', /\W/.test(box) ? 'text' : 'name']);
  },
  example: 'a box such as a[Text], or an arrow such as a[Text] -->|label| b',
};

/**
 * The parts of Mermaid that are drawn. The library passes over what it does not know, so a line
 * that is none of these would be missing in the drawing.
 */
const LANGUAGES: readonly Language[] = [
  FLOWCHART,
  {
    header: /^sequenceDiagram$/,
    // The library takes `parser->>b: x` for a block `par`.
    content:
      /^(?!loop|alt|opt|par|critical|break|rect|else|and)\w+ ?(-->>|->>|--\)|-\)) ?\w+ ?: ?.+$/,
    opens: /^(loop|alt|opt|par) .+$/,
    divides: /^(else|and) .+$/,
    closes: 'end',
    flat: true,
    other: /^participant \w+( as .+)?$/,
    uses(line) {
      const [, declared = '', text] = /^participant (\w+)( as )?/.exec(line) ?? [];
      if (declared) return [[declared, text ? 'text' : 'name']];
      const [, from = '', to = ''] = /^(\w+)\W+(\w+)/.exec(line) ?? [];
      return this.content.test(line) ? [from, to].map((id) => [id, 'name']) : [];
    },
    example: 'a->>b: text, where no name begins with loop, alt, opt, par, else, and, break or rect',
  },
  {
    header: /^stateDiagram-v2$/,
    content: new RegExp(
      `^((\\[\\*\\]|${STATE}) ?--> ?(\\[\\*\\]|${STATE})( ?: ?.+)?|${STATE} ?: ?.+|state "[^"]+" as ${STATE})$`,
      'u',
    ),
    opens: new RegExp(`^state ("[^"]+" as )?${STATE} \\{$`, 'u'),
    divides: /^\b$/,
    closes: '}',
    other: /^direction (TB|TD|BT|LR|RL)$/,
    uses(line) {
      const [, text = '', open] =
        /^(?:state (?:"[^"]+" as )?)?([\w\p{L}]+) ?(:|\{|$)/u.exec(line) ?? [];
      if (text) return [[text, open === '{' ? 'group' : 'text']];
      const ends = line.replace(/:.*/, '').match(/[\w\p{L}]+/gu) ?? [];
      return this.content.test(line) ? ends.map((id) => [id, 'name']) : [];
    },
    example: 'a --> b : text, or a : text',
  },
];

/** A diagram as SVG with styles of its own, which `plugins/mdx/diagrams.ts` replaces, or what is wrong. */
export async function drawDiagram(
  meta: string,
  source: string,
): Promise<{ svg: string; problems: DiagramProblem[] }> {
  const problems = [...attributeProblems(meta), ...sourceProblems(source)];
  if (problems.length > 0) return { svg: '', problems };
  // With its layout engine it has 2 MB, and few pages have a diagram.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const svg = renderMermaidSVG(source.split('\n').map(spaced).join('\n'), {
    padding: 4,
    nodeSpacing: 20,
    layerSpacing: 36,
  });
  return { svg, problems: sizeProblems(svg) };
}

/** The library writes labels with 11 pixels, which is small. */
const SCALE = 1.125;

/** Width and height of a drawing on the page. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Math.ceil(Number(width) * SCALE), height: Math.ceil(Number(height) * SCALE) };
}

function sizeProblems(svg: string): DiagramProblem[] {
  const { width } = sizeOf(svg);
  if (width <= MAX_WIDTH) return [];
  const message = `the diagram is ${width} pixels wide`;
  const fix = 'let it run from top to bottom (TD), or shorten its texts';
  return [{ line: 0, message, right: `at most ${MAX_WIDTH}`, fix }];
}

function attributeProblems(meta: string): DiagramProblem[] {
  const given = parseMeta(meta);
  const problems = Object.keys(given)
    .filter((name) => !ATTRIBUTES.includes(name))
    .map((name): DiagramProblem => {
      const right = `allowed: ${ATTRIBUTES.join(', ')}`;
      return { line: 0, message: `unknown attribute ${name} on a diagram`, right, fix: SEE };
    });
  if (!given.alt) {
    const fix = 'say in sentences what it shows, for readers who cannot see it';
    const right = '```mermaid alt="…"';
    problems.push({ line: 0, message: 'the diagram has no text alternative', right, fix });
  }
  return problems;
}

function sourceProblems(source: string): DiagramProblem[] {
  const lines = source.split('\n').map((text, index) => ({ text: plain(text), line: index + 1 }));
  // A comment `%%{…}%%` would change how other renderers draw the diagram.
  const [header, ...body] = lines.filter(({ text }) => text && !/^%%(?!\{)/.test(text));
  const language = LANGUAGES.find((one) => header && one.header.test(header.text));
  if (!language || body.length === 0) {
    const unknown = header && !language;
    const message = unknown ? `unknown kind of diagram: ${header.text}` : 'the diagram is empty';
    const right = 'first flowchart TD, sequenceDiagram or stateDiagram-v2, then its lines';
    return [{ line: header?.line ?? 0, message, right, fix: SEE }];
  }
  const problems: DiagramProblem[] = [];
  const { content, opens, divides, closes, flat, other, example } = language;
  /** Groups that are open, with how much was drawn before their last part. */
  const open: { line: number; drawn: number }[] = [];
  const seen = new Map<string, { defined: boolean; depth: number }>();
  let drawn = 0;
  for (const { text, line } of body) {
    const report = (message: string, fix: string, right?: string) =>
      problems.push({ line, message, fix, ...(right && { right }) });
    if (text === closes || divides.test(text)) {
      const group = open.at(-1);
      if (!group) report(`${text} belongs to nothing`, 'remove it');
      else if (group.drawn === drawn)
        report(`nothing is drawn before ${text}`, 'fill that part, or remove it');
      if (text === closes) open.pop();
      else if (group) group.drawn = drawn;
    } else if (opens.test(text)) {
      if (open.length > 0 && flat)
        report('a block in a block is drawn over it', 'end the first one before it');
      open.push({ line, drawn });
    } else if (content.test(text)) drawn += 1;
    else if (!other.test(text)) report(`the diagram cannot be read: ${text}`, SEE, example);
    for (const [id, as] of language.uses(text)) {
      const before = seen.get(id);
      if (before && (as === 'text' || (as === 'group' && before.defined))) {
        const first = `write it where the diagram names ${id} first`;
        report(`${id} is drawn with another text`, first, `one text for ${id}`);
      } else if (
        language === FLOWCHART &&
        before?.depth === 0 &&
        open.length > 0 &&
        as === 'name'
      ) {
        const right = `the subgraph before other lines that name ${id}`;
        report(`${id} is drawn outside of the subgraph`, 'move the subgraph up', right);
      }
      seen.set(id, {
        defined: before?.defined || as !== 'name',
        depth: before?.depth ?? open.length,
      });
    }
  }
  for (const { line } of open) {
    const message = 'this part of the diagram is not closed';
    problems.push({ line, message, fix: `end it with a line ${closes}` });
  }
  return problems;
}

const plain = (line: string): string => line.trim().replace(/;$/, '').replace(/\s+/g, ' ');

/** Spaces around arrows: without them the library reads `a-->b` as a box called `a--`. */
function spaced(line: string): string {
  const text = plain(line);
  return FLOWCHART.content.test(text) ? (text.match(TOKENS) ?? []).join(' ') : text;
}
