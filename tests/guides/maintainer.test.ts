import { MAINTAINER, walkThrough } from '../support/guide-walks.ts';
import { scratchCheckout, withParsedPages } from '../support/scratch-checkout.ts';

walkThrough(MAINTAINER, () => withParsedPages(scratchCheckout()));
