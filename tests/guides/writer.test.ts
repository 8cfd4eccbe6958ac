import { WRITER, walkThrough } from '../support/guideWalks.ts';
import { scratchCheckout } from '../support/scratchCheckout.ts';

// A fresh checkout, in which nothing is kept of earlier runs.
walkThrough(WRITER, scratchCheckout);
