import { pagesOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('No roles: the site is public and has no accounts', () => {
  test('every page answers without credentials and sets no cookie', { tag: '@every-page' }, async ({
    request,
  }) => {
    for (const path of pagesOf('main')) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['set-cookie'], path).toBeUndefined();
      expect(response.headers()['www-authenticate'], path).toBeUndefined();
    }
  });

  test('a visit leaves no cookie behind', async ({ page, context }) => {
    await visit(page, '/guide/start/quick-start');
    expect(await context.cookies()).toEqual([]);
  });

  test('other methods than reading are refused', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('/guide/start/', { method });
      expect(response.status(), method).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD');
    }
  });
});
