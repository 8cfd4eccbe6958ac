import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { splitLang } from '../content/languages.ts';
import { type Evidence, evidenceFile } from '../shared/site/evidence.ts';
import { PROJECT, PROVED } from '../theme/contract.ts';
import type { FinishHtml } from './html/stage.ts';
import { textOf } from './mdx/hast.ts';
import type { MarkdownSite } from './mdx/site.ts';

const WAIT_SECONDS = 120;

let known: { file: string | undefined; all: Record<string, Evidence> } | undefined;

/**
 * The evidence by address without a language; none without `SITE_EVIDENCE`, a file that
 * `scripts/build/run.ts` makes while the bundler starts and puts there when it is whole.
 */
export async function readEvidence(): Promise<Record<string, Evidence>> {
  const file = process.env.SITE_EVIDENCE;
  if (known && known.file === file) return known.all;
  for (let tries = 0; file && !existsSync(file); tries += 1) {
    if (tries > WAIT_SECONDS * 50) throw new Error(`${file}: not there after ${WAIT_SECONDS} s`);
    await setTimeout(20);
  }
  known = { file, all: file ? JSON.parse(readFileSync(file, 'utf8')) : {} };
  return known.all;
}

/** Marks headings and blocks that a reader can ask for more. */
export function rehypeEvidence(site: MarkdownSite) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const route = site.routes.get(path.normalize(file.path ?? ''));
    const evidence = route && (await readEvidence())[splitLang(route).path];
    if (!evidence) return;
    const proved = new Set(evidence.proofs.flatMap(({ headings }) => headings));
    const offered = new Set(evidence.projects.map(({ heading, first }) => `${heading}\0${first}`));
    let section = '';
    const visit = (nodes: readonly RootContent[]): void => {
      for (const node of nodes) {
        if (node.type !== 'element') {
          if ('children' in node) visit(node.children as RootContent[]);
          continue;
        }
        if (/^h[2-6]$/.test(node.tagName)) {
          section = String(node.properties.id ?? '');
          if (proved.has(section)) addClass(node, PROVED);
        } else if (node.tagName === 'figure') {
          const caption = node.children.find(
            (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
          );
          const [name] = caption?.children ?? [];
          if (name && offered.has(`${section}\0${textOf(name)}`)) addClass(node, PROJECT);
        } else visit(node.children);
      }
    };
    visit(tree.children);
  };
}

function addClass(node: Element, name: string): void {
  const { class: own, className } = node.properties;
  node.properties.class = [own, className, name].flat().filter(Boolean).join(' ');
  delete node.properties.className;
}

/** Writes a file of each page that has evidence, which its buttons fetch. */
export const writeEvidence: FinishHtml = async ({ outDir }) => {
  for (const [route, evidence] of Object.entries(await readEvidence())) {
    const file = path.join(outDir, evidenceFile(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(evidence));
  }
  return ({ html }) => html;
};
