import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* Addresses that nobody can decode are addresses of nothing, and say so like all others. */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const malformed = ['%E0%A4%A', '%FF', 'about%E0', '%', '%zz', '%E0/%E0'];
const folders = ['/', '/assets/', '/consultants/skill/', '/consultants/city/', '/dev/'];

async function ask(path: string, method: string) {
  const headers = { origin: site.url, accept: 'text/html' };
  const response = await fetch(site.url + path, { method, headers, redirect: 'manual' });
  const { status } = response;
  return { status, type: response.headers.get('content-type'), body: await response.text() };
}

describe('an address that cannot be decoded', () => {
  it.each(folders)('below %s has the page of missing pages', async (folder) => {
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

  it.each(['/api/', '/api/projects/', '/auth/v1/'])('below %s has a problem', async (folder) => {
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

  it('is readable in a browser, and leads home', async () => {
    const { page, context, complaints } = await openWindow(browser, site.url);
    for (const name of ['/%E0%A4%A', '/consultants/skill/%E0']) {
      await page.goto(name);
      await page.mouse.move(20, 20);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
