export type { Answer } from '@rstest-docs/samples';
