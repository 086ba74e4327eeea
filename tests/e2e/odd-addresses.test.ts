import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* Addresses that cannot be decoded answer 404, like all other unknown ones. */

const site = demoSite();

const malformed = ['%E0%A4%A', '%FF', 'about%E0', '%', '%zz', '%E0/%E0'];
const folders = ['/', '/assets/', '/consultants/skill/', '/consultants/city/', '/dev/'];

async function ask(path: string, method: string) {
  const headers = { origin: site.url, accept: 'text/html' };
  const response = await fetch(site.url + path, { method, headers, redirect: 'manual' });
  const { status } = response;
  return { status, type: response.headers.get('content-type'), body: await response.text() };
}

test.describe('an address that cannot be decoded', () => {
  for (const folder of folders)
    test(`below ${folder} has the page of missing pages`, async () => {
      for (const name of malformed) {
        const { status, type, body } = await ask(folder + name, 'GET');
        expect([folder + name, status, type]).toEqual([
          folder + name,
          404,
          'text/html; charset=utf-8',
        ]);
        expect(body).toContain('Oops! Page not found');
        expect((await ask(folder + name, 'HEAD')).status).toBe(404);
      }
    });

  for (const folder of ['/api/', '/api/projects/', '/auth/v1/'])
    test(`below ${folder} has a problem`, async () => {
      for (const name of malformed) {
        for (const method of ['GET', 'POST']) {
          const { status, type, body } = await ask(folder + name, method);
          expect([folder + name, method, status, type]).toEqual([
            folder + name,
            method,
            404,
            'application/problem+json',
          ]);
          expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
        }
      }
    });

  test('is readable in a browser, and leads home', async () => {
    const { page, context, complaints } = await site.openWindow();
    for (const name of ['/%E0%A4%A', '/consultants/skill/%E0']) {
      await page.goto(name);
      await page.mouse.move(20, 20);
      await answered(page);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
