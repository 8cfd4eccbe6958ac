/** An attribute of a component. */
interface Prop {
  required?: boolean;
  /** A plain text; `any` may be an expression in braces as well. */
  value: 'text' | 'any';
  /** For COMPONENTS.md. */
  about: string;
}

/** A component that pages may use without an import. */
interface PageComponent {
  props: Record<string, Prop>;
  /** The only component that it may be a child of. */
  inside?: string;
  /** A component of which it has at least one as a child. */
  holds?: string;
  /** Whether it is replaced by blocks, so that it needs a line of its own. */
  block?: boolean;
}

/**
 * Every component that pages may use without an import, with its attributes: the one list that the
 * check of pages and COMPONENTS.md go by. A test compares it with the components themselves.
 */
export const COMPONENTS: Readonly<Record<string, PageComponent>> = {
  OptionFacts: {
    block: true,
    props: {
      name: { required: true, value: 'text', about: 'Option, such as `coverage.enabled`' },
    },
  },
  ApiFacts: {
    block: true,
    props: {
      name: { required: true, value: 'text', about: 'Function or value, such as `rs.fn`' },
    },
  },
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
      label: { required: true, value: 'text', about: 'What readers click on; translated' },
      value: {
        value: 'text',
        about: 'Name of the tab in a group, the same in every language; the label if left out',
      },
    },
  },
};
