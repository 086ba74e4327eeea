import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, endAllApps, startApp } from './app-process.ts';
import { allIntents, applyBody, applyHeaders, applyPath, type Intent } from './applying.ts';
import {
  connectionStringOf,
  databasePid,
  newDataFolder,
  removeDataFolders,
} from './data-folder.ts';
import { fillMarketplace } from './marketplace.ts';

const timeout = 300_000;
/** Health promises a second; a busy machine gets more, and still far less than the ends of statements. */
const healthMs = 5_000;
/** Longer than any request may take. */
const endMs = 60_000;

let app: AppProcess;
let dataDir: string;
let intent: Intent;

beforeAll(async () => {
  dataDir = await newDataFolder();
  app = await startApp({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
  const marketplace = await fillMarketplace(await connectionStringOf(dataDir), {
    consultants: 1,
    projects: 1,
  });
  const { value } = allIntents(marketplace).next();
  if (!value) throw new Error('There is nothing to apply to.');
  intent = value;
}, timeout);

afterAll(async () => {
  signalDatabase('SIGCONT');
  await endAllApps();
  await removeDataFolders();
}, timeout);

/** Sends a signal to the private database of this test and to each of its processes, by their ids. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = databasePid(dataDir);
  if (pid === undefined) throw new Error('The database does not run.');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const child of stdout.split('\n').map(Number).filter(Boolean)) {
    try {
      process.kill(child, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
  process.kill(pid, signal);
}

const health = (path: string) =>
  fetch(`${app.url}${path}`, { signal: AbortSignal.timeout(healthMs) });

const json = { 'content-type': 'application/json', origin: testPublicUrl };
const post = (body: unknown, headers: Record<string, string> = json) => ({
  ...{ method: 'POST', headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const person = { email: 'new@example.test', password: 'four unrelated words here' };

const requests: Record<string, () => [string, RequestInit?]> = {
  'a write': () => [applyPath(intent), post(applyBody, applyHeaders(testPublicUrl, intent))],
  'a read': () => ['/api/me/applications', { headers: { cookie: intent.consultant.cookie } }],
  'a sign-up': () => [
    '/auth/v1/sign-up/email',
    post({ ...person, firstName: 'New', lastName: 'Person', userType: 'client' }),
  ],
  'a sign-in': () => ['/auth/v1/sign-in/email', post(person)],
  'a forgotten password': () => ['/auth/v1/request-password-reset', post({ email: person.email })],
  'a session': () => ['/auth/v1/get-session', { headers: { cookie: intent.consultant.cookie } }],
  'a picture': () => [`/files/${'a'.repeat(64)}.webp`],
  'the sitemap': () => ['/sitemap.xml'],
};

const problemSchema = z.object({
  code: z.string(),
  status: z.number(),
  detail: z.string().min(10),
});

describe('while the database is there and does not answer', () => {
  beforeAll(() => signalDatabase('SIGSTOP'));

  it('health checks answer at once', { timeout }, async () => {
    const ready = await health('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ obstacle: 'the database does not answer' });
    expect((await health('/healthz')).status).toBe(200);
    const metrics = await health('/metrics');
    expect(metrics.status).toBe(200);
    const text = await metrics.text();
    expect(text).toMatch(/^direct365_jobs_unknown 1$/m);
    expect(text).not.toMatch(/^direct365_failed_jobs \d/m);
    expect(text).toMatch(/^process_cpu_seconds_total/m);
  });

  it.concurrent.each(Object.keys(requests))(
    '%s ends, and says when to try again',
    { timeout },
    async (name) => {
      const [path, init] = requests[name]?.() ?? [''];
      const signal = AbortSignal.timeout(endMs);
      const response = await fetch(`${app.url}${path}`, { ...init, signal });
      const body = await response.text();
      expect(response.status, body).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(problemSchema.parse(JSON.parse(body)).code).toBe('SERVICE_UNAVAILABLE');
    },
  );

  it('a person’s page is one of words', { timeout }, async () => {
    const response = await fetch(`${app.url}/consultant/dashboard`, {
      headers: { cookie: intent.consultant.cookie, accept: 'text/html' },
      signal: AbortSignal.timeout(endMs),
    });
    const body = await response.text();
    expect(response.status, body).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(body).toContain('<h1>Not available right now</h1>');
    expect(body).toContain('Try again');
  });
});

it('all is well again once it answers', { timeout }, async () => {
  signalDatabase('SIGCONT');
  for (;;) {
    if ((await health('/readyz')).status === 200) break;
    await wait(50);
  }
  const read = () =>
    fetch(`${app.url}/api/me/applications`, { headers: { cookie: intent.consultant.cookie } });
  while ((await read()).status !== 200) await wait(50);
  expect(await (await health('/metrics')).text()).toMatch(/^direct365_failed_jobs \d/m);
});
