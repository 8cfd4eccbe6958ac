import { MAINTAINER, walkThrough } from '../support/guideWalks.ts';
import { scratchCheckout, withParsedPages } from '../support/scratchCheckout.ts';

walkThrough(MAINTAINER, () => withParsedPages(scratchCheckout()));
