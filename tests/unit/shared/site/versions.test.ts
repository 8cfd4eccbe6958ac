import { describe, expect, test } from '@rstest/core';
import { movedPaths } from '../../../../content/versions.ts';
import {
  addressIn,
  canonicalIn,
  docsFolderOf,
  pathsElsewhere,
  type SiteVersions,
} from '../../../../shared/site/versions.ts';

const moved = movedPaths({ '/old': '/new', '/zh/old': '/zh/neu', '/older': '/new' });

describe('pages of another manual', () => {
  test('are those of the same path, unless the page moved or is not there', () => {
    const now = ['', 'guide/', 'new', 'added'];
    const frozen = ['', 'guide/', 'old', 'dropped'];
    expect(pathsElsewhere(frozen, now, moved)).toEqual({ old: 'new', dropped: '' });
    expect(pathsElsewhere(now, frozen, moved)).toEqual({ new: 'old', added: '' });
    expect(pathsElsewhere(now, now, moved)).toEqual({});
  });
});

describe('addresses', () => {
  const versions = (own: string): SiteVersions => ({
    base: '/docs/',
    own,
    all: [
      { name: '1.0.0', folder: '' },
      { name: '0.9', folder: '0.9/' },
    ],
    elsewhere: { '': { dropped: '', old: 'new' } },
  });
  const frozen = versions('0.9/');

  test('keep base, language and page, or lead to the home page', () => {
    expect(addressIn(frozen, '', '', 'guide/')).toBe('/docs/guide/');
    expect(addressIn(frozen, '', 'zh/', 'old')).toBe('/docs/zh/new');
    expect(addressIn(frozen, '', 'zh/', 'dropped')).toBe('/docs/zh/');
    expect(addressIn(versions(''), '0.9/', 'zh/', 'guide/')).toBe('/docs/0.9/zh/guide/');
  });

  test('for search engines are those of the current manual, where there is such a page', () => {
    expect(canonicalIn(frozen, 'zh/', 'old', '/docs/0.9/zh/old')).toBe('/docs/zh/new');
    expect(canonicalIn(frozen, '', '', '/docs/0.9/')).toBe('/docs/');
    expect(canonicalIn(frozen, '', 'dropped', '/docs/0.9/dropped')).toBe('/docs/0.9/dropped');
    expect(canonicalIn(versions(''), '', 'guide/', '/docs/guide/')).toBe('/docs/guide/');
  });

  test('of sources are in the folder of the version', () => {
    expect(docsFolderOf(frozen, 'https://x.example/site/docs')).toBe(
      'https://x.example/site/versions/0.9/docs',
    );
    expect(docsFolderOf(frozen, 'https://x.example/docs/')).toBe(
      'https://x.example/versions/0.9/docs/',
    );
    expect(docsFolderOf(versions(''), 'https://x.example/docs')).toBe('https://x.example/docs');
  });
});
