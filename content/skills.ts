/** What a skill takes over from a section of the manual: all blocks of these kinds. */
export interface SkillPart {
  /** Address of the page and id of the heading; without an id, what comes before its first section. */
  from: string;
  keep: readonly BlockKind[];
  /** Only so many blocks. */
  first?: number;
  /** Of several samples, the file with this title. */
  file?: string;
}

export type BlockKind = 'text' | 'list' | 'table' | 'code';

/** A skill for coding agents, put together from sections of the manual. */
export interface Skill {
  name: string;
  title: string;
  /** When an agent should load it. */
  description: string;
  parts: readonly SkillPart[];
  /** Pages whose Markdown copies have the rest. */
  pages: readonly string[];
}

/** Every page that a skill takes something from or leads to. */
export const pagesOfSkill = ({ parts, pages }: Skill): string[] => [
  ...parts.map(({ from }) => from.replace(/#.*/, '')),
  ...pages,
];

/** Skills fill the context of an agent, so they are short. */
export const SKILL_BYTES = 6500;

/** This file, as findings and `docs -- rename` name it. */
export const SKILLS_FILE = 'content/skills.ts';

/** The first one is also at `/skill.md`. */
export const SKILLS: readonly Skill[] = [
  {
    name: 'rstest',
    title: 'Write and fix tests with Rstest',
    description:
      'Write, run and fix tests with Rstest (@rstest/core). Use it in a project that depends on @rstest/core or has an rstest.config file, when you add a test, mock something, or a test fails.',
    parts: [
      {
        from: '/guide/write/writing-tests#arrange-act-assert',
        keep: ['code'],
        file: 'src/cart.test.ts',
      },
      { from: '/guide/advanced/coding-agents#run-only-what-the-change-affects', keep: ['table'] },
      {
        from: '/guide/advanced/coding-agents#exit-code-0-doesnt-mean-that-a-test-ran',
        keep: ['text'],
      },
      { from: '/guide/basic/mocking', keep: ['table'] },
      { from: '/guide/basic/mocking#put-everything-back', keep: ['code'] },
      { from: '/guide/help/troubleshooting#failures-without-a-message', keep: ['table'] },
    ],
    pages: ['/guide/help/errors', '/api/', '/config/', '/guide/write/async', '/guide/basic/cli'],
  },
  {
    name: 'migrate-jest-to-rstest',
    title: 'Move a suite from Jest to Rstest',
    description:
      'Move the tests of a repository from Jest to Rstest with a script, and find what differs without an error. Use it when somebody asks to replace or migrate Jest, jest.config or ts-jest.',
    parts: [
      { from: '/guide/migration/jest#move-a-suite', keep: ['text', 'list', 'code'] },
      { from: '/guide/migration/jest-differences#done-is-not-awaited', keep: ['text'], first: 1 },
      {
        from: '/guide/migration/jest-differences#stored-snapshots-are-not-compared',
        keep: ['text'],
        first: 2,
      },
      { from: '/guide/migration/jest-differences#hooks', keep: ['list'] },
      { from: '/guide/migration/jest-differences#mocks', keep: ['table'] },
      { from: '/guide/migration/jest-differences#late-rejections', keep: ['text'], first: 1 },
    ],
    pages: ['/guide/migration/jest', '/guide/migration/jest-compatibility', '/guide/help/errors'],
  },
  {
    name: 'migrate-vitest-to-rstest',
    title: 'Move a suite from Vitest to Rstest',
    description:
      'Move the tests of a repository from Vitest to Rstest with a script, and find what differs without an error. Use it when somebody asks to replace or migrate Vitest, vitest.config or a test block in vite.config.',
    parts: [
      { from: '/guide/migration/vitest#move-a-suite', keep: ['text', 'list', 'code'] },
      { from: '/guide/migration/vitest#what-differs-silently', keep: ['list'] },
      { from: '/guide/migration/vitest#features-without-a-counterpart', keep: ['text'] },
    ],
    pages: [
      '/guide/migration/vitest',
      '/guide/migration/vitest-compatibility',
      '/guide/help/errors',
    ],
  },
];
