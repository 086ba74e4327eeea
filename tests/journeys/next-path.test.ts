import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* Where the sign-in page leads somebody who is signed in already, whatever its address asks for. */

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  const signedIn = await fetch(`${site.url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email: 'client@demo.test', password: 'direct365 demo account' }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
});
afterAll(() => site?.stop());

async function targetOf(next: string): Promise<string> {
  const response = await fetch(`${site.url}/auth?mode=signin&next=${encodeURIComponent(next)}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(response.status).toBeGreaterThanOrEqual(300);
  expect(response.status).toBeLessThan(400);
  const { origin, pathname } = new URL(response.headers.get('location') ?? '', site.url);
  expect(origin).toBe(site.url);
  return pathname;
}

describe('the sign-in page of somebody who is signed in', () => {
  it.each(['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '//evil.example', '/%'])(
    'leads from next=%s to a page of ours',
    async (next) => {
      expect(await targetOf(next)).toBe(next === '/%' ? '/%' : '/client/portal');
    },
  );

  it('leads on to a path of ours', async () => {
    expect(await targetOf('/find-consultants?text=a//b')).toBe('/find-consultants');
  });
});
