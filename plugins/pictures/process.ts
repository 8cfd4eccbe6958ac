import { doJob } from '../jobs.ts';
import { drawMissing } from './draw.ts';
import type { Drawing } from './kept.ts';

/** Draws pictures that are not kept while the bundler works. */
doJob((drawing: Drawing) => drawMissing(drawing));
