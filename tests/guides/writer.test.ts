import { WRITER, walkThrough } from '../support/guide-walks.ts';
import { scratchCheckout } from '../support/scratch-checkout.ts';

// A fresh checkout, in which nothing is kept of earlier runs.
walkThrough(WRITER, scratchCheckout);
