import { doJob } from '../jobs.ts';
import { copyFiles } from './copies.ts';

/** Makes the files for agents while the bundler works. */
doJob(copyFiles);
