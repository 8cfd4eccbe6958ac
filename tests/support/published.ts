import { publishedSite as pagesOf } from '../../packages/docs-mcp/tests/published.ts';
import type { History } from '../../shared/facts/changes.ts';

/** A tiny published site with what the tools of the manual read besides. */
export function publishedSite(root: string): Record<string, string> {
  const files = pagesOf(root);
  const history: History = {
    versions: ['0.9.1', '0.9.5', '0.9.6'],
    unread: {},
    names: {
      'flag --old': [
        { version: '0.9.1', what: 'added' },
        { version: '0.9.5', what: 'removed' },
      ],
      'option testTimeout': [
        { version: '0.9.5', what: 'added' },
        { version: '0.9.6', what: 'default', from: '1', to: '5000' },
      ],
    },
  };
  files[`${root}/history.json`] = JSON.stringify(history);
  const shard = '## Shard {#invalid-shard}\n\nCount shards from 1.\n';
  files[`${root}/guide/help/errors-start.md`] =
    `---\ntitle: Errors\nurl: x\n---\n\n# Errors\n\n${shard}`;
  return files;
}
