import type { RootContent } from 'mdast';

/** An element of MDX, or any other node: those have no attributes. */
export interface Jsx {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}
