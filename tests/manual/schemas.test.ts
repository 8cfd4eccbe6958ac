import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { schemaProblems } from '../../scripts/check/schema/validate.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const schemas = readdirSync(join(ROOT, 'schemas'));

type Node = { [key: string]: unknown };

/** Paths of properties without a description, which an editor could not explain. */
function unexplained(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node))
    return node.flatMap((inner, index) => unexplained(inner, `${path}/${index}`));
  const { properties } = node as { properties?: Record<string, Node> };
  const own = Object.entries(properties ?? {}).filter(
    ([, inner]) => inner.description === undefined && inner.const === undefined,
  );
  return [
    ...own.map(([key]) => `${path}/${key}`),
    ...Object.entries(node).flatMap(([key, inner]) => unexplained(inner, `${path}/${key}`)),
  ];
}

describe('schemas', () => {
  test.each(schemas)('%s explains each of its keys', (file) => {
    const left = unexplained(read(`schemas/${file}`)).filter(
      (path) => !/\/(type|dashed)$/.test(path),
    );
    expect(left).toEqual([]);
  });

  test.each([
    ['history', 'shared/facts/history.json'],
    ['compatibility', 'packages/migrate/compatibility.json'],
  ])('%s accepts %s, which no check reads', (schema, file) => {
    expect(schemaProblems(read(`schemas/${schema}.schema.json`), read(file))).toEqual([]);
  });

  test('editors find every schema of a JSON file', () => {
    const settings = readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8');
    const named = [...settings.matchAll(/schemas\/[\w.-]+\.json/g)].map(([name]) => name);
    for (const name of named) expect(existsSync(join(ROOT, name))).toBe(true);
    const left = schemas.filter((file) => !named.includes(`schemas/${file}`));
    // Tools are TypeScript, explained by their types; no editor looks into an MDX page's YAML.
    expect(left).toEqual(['frontmatter.schema.json', 'tools.schema.json']);
  });
});
