import type { PageHits } from '@rstest-docs/search';
import { explain } from '../../../shared/errors/explain.ts';

interface KnownError {
  /** The message as its section's heading says it. */
  message: string;
  /** Puts the section that explains it before all else that was found. */
  sort: (pages: PageHits[]) => PageHits[];
}

/** The known error in a pasted output, the most specific one; undefined when there is none. */
export function errorIn(query: string): KnownError | undefined {
  const [error] = explain(query);
  const message = error?.messages[0];
  if (!error || message === undefined) return undefined;
  const explains = ({ link }: { link: string }) => link.endsWith(error.link);
  return {
    message,
    sort(pages) {
      const page = pages.find(({ hits }) => hits.some(explains));
      if (!page) return pages;
      const others = page.hits.filter((hit) => !explains(hit));
      const first = { ...page, hits: [...page.hits.filter(explains), ...others] };
      return [first, ...pages.filter((one) => one !== page)];
    },
  };
}
