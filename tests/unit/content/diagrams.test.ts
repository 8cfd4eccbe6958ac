import { describe, expect, test } from '@rstest/core';
import { drawDiagram, sizeOf } from '../../../content/diagrams.ts';

const ALT = 'alt="It runs."';
const messages = async (source: string, meta = ALT): Promise<string[]> => {
  const { problems } = await drawDiagram(meta, source);
  return problems.map(({ line, message }) => `${line} ${message}`);
};
const svgOf = async (source: string): Promise<string> => (await drawDiagram(ALT, source)).svg;
const textsOf = (svg: string): string[] =>
  [...svg.replace(/<style>[\s\S]*<\/style>/, '').matchAll(/>([^<>\n]+)</g)]
    .map(([, text = '']) => text)
    .toSorted();

describe('a diagram', () => {
  test.each<[source: string, texts: string[]]>([
    ['flowchart TD\n  a --> b', ['a', 'b']],
    [
      'graph TD;\n  a[Text, of two words] -->|label| b(Round);\n  b-->c{Why?}-.->d[[Sub]]',
      ['Round', 'Sub', 'Text, of two words', 'Why?', 'label'],
    ],
    [
      'flowchart TD\n\n  %% a comment\n  a["With (brackets) <br> and a line"] & b([Long]) ==> c((Circle)) <--> d[(Data)]',
      [' and a line', 'Circle', 'Data', 'Long', 'With (brackets) '],
    ],
    [
      'flowchart TD\n  c --> one\n  subgraph one [Name (x)]\n    subgraph two\n      a --- b\n    end\n  end',
      ['Name (x)', 'a', 'b', 'c', 'two'],
    ],
    ['flowchart LR\n  a[运行测试] -->|成功| b2{{报告}}', ['成功', '报告', '运行测试']],
    [
      'sequenceDiagram\n  participant r as 运行器\n  participant w\n  r->>w: runs: a\n  alt passed\n    w-->>r: ok\n  else failed\n    w--)r: no\n  end\n  loop three times\n    r->>w: again\n  end',
      [
        '[failed]',
        'again',
        'alt [passed]',
        'loop [three times]',
        'no',
        'ok',
        'runs: a',
        'w',
        '运行器',
      ],
    ],
    [
      'stateDiagram-v2\n  direction TB\n  idle : It waits\n  [*] --> idle\n  state "Long name" as long\n  idle --> busy\n  state busy {\n    运行 --> b : next\n  }\n  busy --> [*]',
      ['It waits', 'Long name', 'b', 'busy', 'next', '运行'],
    ],
  ])('%j is drawn with all its texts', async (source, texts) => {
    expect(await messages(source)).toEqual([]);
    expect(textsOf(await svgOf(source))).toEqual(texts);
  });

  test.each([
    ['', '0 the diagram is empty'],
    ['flowchart TD', '1 the diagram is empty'],
    ['flowchart\n  a --> b', '1 unknown kind of diagram: flowchart'],
    ['pie\n  "a" : 1', '1 unknown kind of diagram: pie'],
    ['%%{init: {}}%%\nflowchart TD\n  a', '1 unknown kind of diagram: %%{init: {}}%%'],
    ['flowchart TD\n  a --> b\n  a -> c', '3 the diagram cannot be read: a -> c'],
    ['flowchart TD\n  a[Text --> b', '2 the diagram cannot be read: a[Text --> b'],
    ['flowchart TD\n  a[f(x)] --> b', '2 the diagram cannot be read: a[f(x)] --> b'],
    ['flowchart TD\n  a -->', '2 the diagram cannot be read: a -->'],
    ['flowchart TD\n  a(f(x)) --> b', '2 the diagram cannot be read: a(f(x)) --> b'],
    ['flowchart TD\n  a[/path] --> b', '2 the diagram cannot be read: a[/path] --> b'],
    ['flowchart TD\n  a\n  style a fill:#f00', '3 the diagram cannot be read: style a fill:#f00'],
    ['flowchart TD\n  direction LR\n  a', '2 the diagram cannot be read: direction LR'],
    ['flowchart TD\n  subgraph one\n  a --> b', '2 this part of the diagram is not closed'],
    ['flowchart TD\n  a --> b\n  end', '3 end belongs to nothing'],
    ['flowchart TD\n  a --> b\n  a[Text]', '3 a is drawn with another text'],
    ['flowchart TD\n  a --> b\n  subgraph one\n  b\n  end', '4 b is drawn outside of the subgraph'],
    ['flowchart TD\n  subgraph one\n  end\n  a', '3 nothing is drawn before end'],
    ['sequenceDiagram\n  a->b: x', '2 the diagram cannot be read: a->b: x'],
    ['sequenceDiagram\n  parser->>b: x', '2 the diagram cannot be read: parser->>b: x'],
    ['sequenceDiagram\n  loop x\n  a->>b: y', '2 this part of the diagram is not closed'],
    ['sequenceDiagram\n  a->>b: y\n  else x', '3 else x belongs to nothing'],
    ['sequenceDiagram\n  loop x\n  end\n  a->>b: y', '3 nothing is drawn before end'],
    [
      'sequenceDiagram\n  alt x\n  a->>b: y\n  opt z\n  a->>b: y\n  end\n  end',
      '4 a block in a block is drawn over it',
    ],
    ['sequenceDiagram\n  a->>b: x\n  participant b as B', '3 b is drawn with another text'],
    ['stateDiagram-v2\n  a -> b', '2 the diagram cannot be read: a -> b'],
    ['stateDiagram-v2\n  [*] --> idle\n  idle : It waits', '3 idle is drawn with another text'],
    [
      'stateDiagram-v2\n  b : Busy\n  state b {\n    a --> c\n  }',
      '3 b is drawn with another text',
    ],
  ])('%j is refused, because the library leaves out a part of it', async (source, problem) => {
    expect(await messages(source)).toEqual([problem]);
  });

  test('needs a text alternative, and has a caption and no other attribute', async () => {
    const source = 'flowchart TD\n  a --> b';
    expect(await messages(source, '')).toEqual(['0 the diagram has no text alternative']);
    expect(await messages(source, 'alt=""')).toEqual(['0 the diagram has no text alternative']);
    expect(await messages(source, `${ALT} caption="In turn"`)).toEqual([]);
    expect(await messages(source, `${ALT} title="a"`)).toEqual([
      '0 unknown attribute title on a diagram',
    ]);
  });

  test('is the same with and without spaces around arrows', async () => {
    const spaced = await svgOf('flowchart TD\n  a --> b -->|why| c[Text]');
    expect(await svgOf('flowchart TD\n  a-->b-->|why|c[Text]')).toBe(spaced);
  });

  test('may not be wider than the column', async () => {
    const source = `flowchart LR\n  ${'one two three four five six'.split(' ').join(' --> ')} --> seven`;
    const width = sizeOf(await svgOf(source)).width;
    expect(width).toBeGreaterThan(640);
    expect(await messages(source)).toEqual([`0 the diagram is ${width} pixels wide`]);
  });
});
