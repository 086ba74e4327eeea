import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from './pages/reading.ts';

const site = demoSite();

const named = /<link rel="modulepreload" href="([^"]+)"/g;
const needed = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** What a browser receives of a script, in bytes, and the scripts that it needs at once. */
async function fetchScript(path: string): Promise<{ bytes: number; needs: string[] }> {
  const answer = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  const bytes = Number(answer.headers.get('content-length'));
  const source = await answer.text();
  return { bytes, needs: [...source.matchAll(needed)].map(([, file]) => `/assets/${file}`) };
}

// In KiB. What every page has is about 140 of it.
for (const { email, path, files, limit } of [
  { email: 'client@demo.test', path: '/client/portal', files: 14, limit: 162 },
  { email: 'client@demo.test', path: '/find-consultants', files: 28, limit: 228 },
  { email: 'consultant@demo.test', path: '/consultant/portal', files: 31, limit: 234 },
  { email: 'client@demo.test', path: '/messages', files: 11, limit: 139 },
] as const)
  test(`${path} names all of its scripts, in few files`, async () => {
    const { cookies } = await startReading(site, email);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await fetch(`${site.url}${path}`, { headers: { cookie }, redirect: 'manual' });
    expect(page.status).toBe(200);
    const scripts = new Set([...(await page.text()).matchAll(named)].map(([, href = '']) => href));
    const fetched = await Promise.all([...scripts].map(fetchScript));
    // What a script needs and the page does not name is asked for only when that script is there.
    expect(fetched.flatMap(({ needs }) => needs).filter((file) => !scripts.has(file))).toEqual([]);
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThanOrEqual(files);
    const bytes = fetched.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThan(limit * 1024);
  });
