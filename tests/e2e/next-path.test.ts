import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from './pages/reading.ts';

/* Where the sign-in page redirects a user who is signed in already, whatever its address asks for. */

const site = demoSite();
let cookie: string;
test.beforeAll(async () => {
  ({ cookie } = await startReading(site, 'client@demo.test'));
});

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

test.describe('the sign-in page of a signed-in user', () => {
  for (const next of [
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '//evil.example',
    '/%',
  ])
    test(`leads from next=${next} to a page of ours`, async () => {
      expect(await targetOf(next)).toBe(next === '/%' ? '/%' : '/client/portal');
    });

  test('leads on to a path of ours', async () => {
    expect(await targetOf('/find-consultants?text=a//b')).toBe('/find-consultants');
  });
});
