import { doJob } from '../jobs.ts';
import { type IndexTask, PageIndex } from './pageIndex.ts';

/** Makes the index files while the bundler works. */
doJob(({ routes, trails }: IndexTask) => {
  const index = new PageIndex((route) => trails[route] ?? []);
  index.watch(routes);
  return index.build();
});
