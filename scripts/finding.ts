export { type Finding, formatFinding, sortFindings } from '@rstest-docs/samples/finding';
