/** Types of callouts (`:::tip`), with the alert that Markdown copies have in its place. */
export const CALLOUTS = {
  tip: 'TIP',
  note: 'NOTE',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  info: 'NOTE',
  details: 'NOTE',
} as const;

export type CalloutType = keyof typeof CALLOUTS;
