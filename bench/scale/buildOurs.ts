import { resolve } from 'node:path';
import { buildSite } from '../../scripts/build/run.ts';

// Run in a folder that holds `docs/`: the project's own settings, on the pages that lie there.
const config = resolve(import.meta.dirname, '../../rspress.config.ts');
await buildSite({ config, out: 'site' });
