/** One thing that is wrong, with what an author needs to act on it. */
export interface Finding {
  /** Path from the project's root, forward slashes. */
  file: string;
  /** 1-based; 1 when the finding is about the file as a whole. */
  line: number;
  /** What is wrong. */
  message: string;
  /** What would be right; left out when the message already says it. */
  right?: string;
  /** What to do: an edit or a command. */
  fix?: string;
}

/**
 * `file:line  error: what is wrong`, with the further lines of the message, `expected:` and `fix:` on
 * lines of their own.
 */
export function formatFinding({ file, line, message, right, fix }: Finding): string {
  return [
    `${file}:${line}  error: ${message}`,
    ...(right ? [`expected: ${right}`] : []),
    ...(fix ? [`fix: ${fix}`] : []),
  ]
    .join('\n')
    .replaceAll('\n', '\n    ');
}

/** Order of reading: by file, then by line, then as found. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
