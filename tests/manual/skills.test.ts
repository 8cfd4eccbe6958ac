import { createHash } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { folderPages } from '../../content/sitePages.ts';
import { pagesOfSkill, SKILL_BYTES, SKILLS } from '../../content/skills.ts';
import { copyFiles } from '../../plugins/discovery/copies.ts';
import { copiesByRoute, SKILLS_FOLDER, skillFiles } from '../../plugins/discovery/skills.ts';

const ORIGIN = 'https://docs.example';
const pages = folderPages('docs/en', 'en');
const used = new Set(SKILLS.flatMap(pagesOfSkill));
const copied = await copyFiles({
  origin: ORIGIN,
  languages: [
    {
      ...{ lang: 'en', prefix: '', title: 'T', description: 'D', sidebars: {} },
      // The others only have to be known as targets of links.
      pages: pages.map((page) => ({
        page: used.has(page.route) ? page : { ...page, body: '' },
        trail: [],
      })),
    },
  ],
});
const urlOf = (path: string): string => ORIGIN + path;
const copies = copiesByRoute(pages, copied, urlOf);
const files = new Map(skillFiles(SKILLS, copies, urlOf).map(({ file, text }) => [file, text]));

const index = JSON.parse(files.get(`${SKILLS_FOLDER}/index.json`) ?? '') as {
  $schema: string;
  skills: { name: string; type: string; description: string; url: string; digest: string }[];
};

describe('skills for coding agents', () => {
  test('are listed in an index with the hash of each file', () => {
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(index.skills.map(({ name }) => name)).toEqual(SKILLS.map(({ name }) => name));
    for (const { name, type, url, digest } of index.skills) {
      const text = files.get(`${SKILLS_FOLDER}/${url}`) ?? '';
      expect([name, type]).toEqual([url.split('/')[0], 'skill-md']);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    }
    expect(files.get('skill.md')).toBe(files.get(`${SKILLS_FOLDER}/${SKILLS[0]?.name}/SKILL.md`));
  });

  test.each(SKILLS)('$name is as the specification of skills wants it', ({ name }) => {
    const text = files.get(`${SKILLS_FOLDER}/${name}/SKILL.md`) ?? '';
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const about = parse(head) as { name: string; description: string; metadata: object };
    expect(about.name).toBe(name);
    expect(name).toMatch(/^(?!-)(?!.*--)[a-z0-9-]{1,64}(?<!-)$/);
    expect(about.description).toMatch(/Use it (?:in|when) /);
    expect(about.description.length).toBeLessThanOrEqual(1024);
    expect(about.metadata).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SKILL_BYTES);
    // Links lead to Markdown, at addresses that exist.
    const links = [...body.matchAll(/\]\((\S+?)(?:#\S*)?\)/g)].map(([, url = '']) => url);
    const known = new Set([...copies.values()].map(({ url }) => url));
    const others = links.filter((url) => !known.has(url));
    expect(others.filter((url) => !/\/(?:llms\.txt|to-rstest\.mjs)$/.test(url))).toEqual([]);
    expect(links.length).toBeGreaterThan(3);
  });

  test('refuse what is too long, and a section that is not there', () => {
    const make = (from: string, keep: 'text' | 'table' | 'code') =>
      skillFiles(
        [{ name: 'x', title: 'X', description: 'D', parts: [{ from, keep: [keep] }], pages: [] }],
        copies,
        String,
      );
    expect(() => make('/guide/basic/mocking#gone', 'table')).toThrow(
      'x: /guide/basic/mocking#gone has no table',
    );
    expect(() => make('/guide/nowhere', 'text')).toThrow('there is no page /guide/nowhere');
  });
});
