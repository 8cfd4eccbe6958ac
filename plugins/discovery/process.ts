import { doJob } from '../jobs.ts';
import { markdownBodies } from './bodies.ts';

/** Makes the Markdown copies while the bundler works. */
doJob(markdownBodies);
