import type { Check, CheckContext } from '../check.ts';
import type { Finding } from '../finding.ts';
import { cycles, type ImportGraph, importGraph } from './imports.ts';
import { layerFindings } from './layers.ts';
import { purityFindings } from './purity.ts';
import { isCounted, sizeFinding } from './size.ts';

const VAGUE_FOLDER = /(^|\/)(utils?|helpers?|common)\//;

/** File sizes, folder names, the direction of imports, cycles. */
export const houseCheck: Check = {
  name: 'house',
  about: 'files up to 200 lines, imports downwards only, no cycles, telling folder names',
  reads: /\.([cm]?[jt]sx?|css)$/,
  run({ site }: CheckContext) {
    const { tree } = site;
    const graph = importGraph(tree);
    return [
      ...tree.files.flatMap((file) =>
        isCounted(file) ? (sizeFinding(file, tree.read(file)) ?? []) : [],
      ),
      ...folderNames(tree.files),
      ...layerFindings(graph),
      ...[...graph.keys()].flatMap((file) => purityFindings(file, tree.read(file))),
      ...cycleFindings(graph),
    ];
  },
};

function folderNames(files: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const match = VAGUE_FOLDER.exec(file);
    const folder = match ? file.slice(0, match.index + match[0].length) : '';
    if (!match || seen.has(folder) || file.startsWith('docs/')) return [];
    seen.add(folder);
    const right = 'a name that says what is inside';
    return {
      file,
      line: 1,
      message: `the name of folder ${folder} does not say what is inside`,
      right,
    };
  });
}

function cycleFindings(graph: ImportGraph): Finding[] {
  return cycles(graph).map((circle) => {
    const [file = ''] = circle;
    const next = circle[1] ?? file;
    const line = graph.get(file)?.find(({ target }) => target === next)?.line ?? 1;
    const message = `import cycle: ${[...circle, file].join(' → ')}`;
    return { file, line, message, fix: 'move what both need into a file of its own' };
  });
}
