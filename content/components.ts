/** An attribute of a component. */
interface Prop {
  required?: boolean;
  /** A plain text; `any` may be an expression in braces as well; a list holds all that may be given. */
  value: 'text' | 'any' | readonly string[];
  /** For COMPONENTS.md. */
  about: string;
}

/** A component that pages may use without an import. */
export interface PageComponent {
  props: Record<string, Prop>;
  /** The only component that it may be a child of. */
  inside?: string;
  /** A component of which it has at least one as a child. */
  holds?: string;
  /** Whether it is replaced by blocks, so that it needs a line of its own. */
  block?: boolean;
  /** Whether it is part of a line, and of which a heading must be free: its text would be in the id. */
  inline?: boolean;
  /** Module that comes with the pages that use it, where most pages don't. */
  module?: string;
}

const required = (about: string) => ({ required: true, value: 'text', about }) as const;

/**
 * Every component that pages may use without an import, with its attributes: the one list that the
 * check of pages, the build, the editor and COMPONENTS.md go by. A test compares it with the
 * components themselves.
 */
export const COMPONENTS = {
  OptionFacts: { block: true, props: { name: required('Option, such as `coverage.enabled`') } },
  ApiFacts: { block: true, props: { name: required('Function or value, such as `rs.fn`') } },
  Compatibility: {
    block: true,
    props: { name: required('Framework and kind of name, such as `jest.config`, or `figures`') },
  },
  Releases: {
    block: true,
    props: { name: required('Minor version, such as `0.11`, or `figures`') },
  },
  Since: {
    inline: true,
    props: {
      name: required('Name with its kind, such as `api reporter.onTestRunStart` or `flag --bail`'),
    },
  },
  MigrationScript: { block: true, props: {} },
  Errors: { block: true, props: { name: required('Group of errors, such as `command-line`') } },
  ExplainError: { block: true, module: 'theme/errors/ExplainError.tsx', props: {} },
  ReleaseRange: { block: true, module: 'theme/releases/ReleaseRange.tsx', props: {} },
  CheckTestFile: {
    block: true,
    module: 'theme/migrate/CheckTestFile.tsx',
    props: {
      from: {
        required: true,
        value: ['jest', 'vitest'],
        about: 'What a file is read as that names neither: `jest` or `vitest`',
      },
    },
  },
  NameFilter: { block: true, module: 'theme/doc/NameFilter.tsx', props: {} },
  PackageManagerTabs: {
    props: {
      command: {
        required: true,
        value: 'any',
        about:
          'Command without the manager, such as `add -D @rstest/core`, or one for each manager',
      },
    },
  },
  Tabs: {
    holds: 'Tab',
    props: {
      groupId: {
        value: 'text',
        about: 'Tabs with the same id switch together, and the choice is kept',
      },
      defaultValue: { value: 'text', about: '`value` of the tab that is open at first' },
    },
  },
  Tab: {
    inside: 'Tabs',
    props: {
      label: required('What readers click on; translated'),
      value: {
        value: 'text',
        about: 'Name of the tab in a group, the same in every language; the label if left out',
      },
    },
  },
} as const satisfies Readonly<Record<string, PageComponent>>;

/** What the table says about a component; undefined for any other name. */
export function componentNamed(name: string): PageComponent | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as keyof typeof COMPONENTS] : undefined;
}

/** Attributes of a component as its types for the editor. */
type PropsOf<Props> = {
  [Name in keyof Props as Props[Name] extends { required: true } ? Name : never]: ValueOf<
    Props[Name]
  >;
} & {
  [Name in keyof Props as Props[Name] extends { required: true } ? never : Name]?: ValueOf<
    Props[Name]
  >;
};

type ValueOf<Prop> = Prop extends { value: readonly (infer Value)[] }
  ? Value
  : Prop extends { value: 'text' }
    ? string
    : unknown;

/** The components with the types of their attributes; `env.d.ts` hands them to editors. */
export type PageComponents = {
  [Name in keyof typeof COMPONENTS]: (
    props: PropsOf<(typeof COMPONENTS)[Name]['props']> & { children?: unknown },
  ) => null;
};
