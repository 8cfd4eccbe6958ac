/** A change that breaks a page, the text that stands where it is told, and what is told. */
export interface Fault {
  change: (text: string) => string;
  at: string;
  says: RegExp;
}

/** Pages that cannot be shown, by what is wrong with them. */
export const FAULTS: Record<string, Fault> = {
  'an unclosed tag': {
    change: (before) => before.replace(/^## /m, 'A <Broken>tag\n\n## '),
    at: 'A <Broken>',
    says: /<Broken>|closing tag/i,
  },
  'broken frontmatter': {
    change: (before) => before.replace(/^title: .*$/m, 'title: "never closed'),
    at: 'title: "never closed',
    says: /frontmatter/,
  },
  'an import of a file that is not there': {
    change: (before) => before.replace(/^# /m, "import Gone from './gone.mdx';\n\n# "),
    at: 'import Gone',
    says: /\.\/gone\.mdx/,
  },
};

/** 1-based line at which a text stands after the change. */
export const lineIn = (text: string, part: string) =>
  text.slice(0, text.indexOf(part)).split('\n').length;
