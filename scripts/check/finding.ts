/** One thing that is wrong, told so that a writer can act on it. */
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

/** `file:line  what is wrong — what is right — how to fix`, one line. */
export function formatFinding(finding: Finding): string {
  const parts = [finding.message, finding.right, finding.fix].filter(Boolean);
  return `${finding.file}:${finding.line}  ${parts.join(' — ')}`.replace(/\s*\n\s*/g, ' ');
}

/** Order of reading: by file, then by line, then as found. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
