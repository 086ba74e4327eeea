import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, open, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { pngFile } from '#lib/images/hostile/png-fixture.ts';
import { stopPostmaster } from '#operations/postgres/postmaster-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { projectFields } from '#tests/support/factories.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, endAllApps, startApp } from './app-process.ts';
import { connectionStringOf, databasePid } from './data-folder.ts';
import { fillMarketplace, type Marketplace } from './marketplace.ts';

const timeout = 300_000;
const diskBytes = 400 * 1024 * 1024;

/** A small disk in memory. Only root may create one; without it no disk is small enough to fill. */
const disk = await mountSmallDisk();

afterAll(async () => {
  await endAllApps();
  if (disk) {
    // Left running by a product that was killed, because this test failed.
    const pid = databasePid(join(disk, 'data'));
    if (pid !== undefined) await stopPostmaster(join(disk, 'data', 'postgres'), pid);
    spawnSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}, timeout);

async function mountSmallDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'direct365-disk-')));
  const options = `size=${diskBytes},mode=711`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status === 0) return folder;
  await rm(folder, { recursive: true });
  return undefined;
}

/** Takes all the room that is left, and gives it back. */
async function fillDisk(folder: string): Promise<{ empty(): Promise<void> }> {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) await file.write(block);
  } catch {
    // Full.
  } finally {
    await file.close();
  }
  return { empty: () => rm(path) };
}

let app: AppProcess;
let marketplace: Marketplace;
const answers: { status: number; body: string; retryAfter: string | null }[] = [];

async function send(path: string, init: RequestInit): Promise<number> {
  const response = await fetch(`${app.url}${path}`, { method: 'POST', ...init });
  const { status, headers } = response;
  answers.push({ status, body: await response.text(), retryAfter: headers.get('retry-after') });
  return status;
}

const json = { 'content-type': 'application/json', origin: testPublicUrl };
const postProject = () =>
  send('/api/projects', {
    headers: { ...json, cookie: marketplace.client.cookie },
    body: JSON.stringify({ ...projectFields, description: 'word '.repeat(900) }),
  });
const signUp = () =>
  send('/auth/v1/sign-up/email', {
    headers: json,
    body: JSON.stringify({
      ...{ email: `${randomUUID()}@full.test`, password: 'four unrelated words here' },
      ...{ firstName: 'Full', lastName: 'Disk', userType: 'client' },
    }),
  });
const sendPhoto = async () =>
  send('/api/me/consultant-photo', {
    headers: {
      'content-type': 'image/png',
      origin: testPublicUrl,
      cookie: marketplace.consultants[0]?.cookie ?? '',
    },
    body: new Uint8Array(pngFile({ width: 400, height: 400 })),
  });

const readiness = async () => {
  const response = await fetch(`${app.url}/readyz`);
  return { status: response.status, body: await response.text() };
};

it.skipIf(!disk)(
  'a full disk is said on /readyz and to the caller, and is over when there is room',
  {
    timeout,
  },
  async () => {
    const dataDir = join(disk ?? '', 'data');
    app = await startApp({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
    marketplace = await fillMarketplace(await connectionStringOf(dataDir), {
      consultants: 1,
      projects: 1,
    });
    expect(await postProject()).toBe(201);
    expect(await signUp()).toBe(200);
    answers.length = 0;

    const ballast = await fillDisk(disk ?? '');
    await eventually(async () => {
      const { status, body } = await readiness();
      expect(body).toContain('the disk is full: nothing can be saved');
      expect(status).toBe(503);
    });

    // What finds a free page in a file that is there already may still succeed.
    let refused = 0;
    for (let n = 0; refused < 20 && n < 400; n += 1) {
      const [project, account] = await Promise.all([postProject(), signUp()]);
      if (project >= 400) refused += 1;
      if (account >= 400) refused += 1;
    }
    const photo = await sendPhoto();
    expect(refused).toBeGreaterThan(0);
    const unclear = answers.filter(
      ({ status, body, retryAfter }) =>
        status >= 300 && !([503, 507].includes(status) && body.includes('"detail"') && retryAfter),
    );
    expect(unclear).toEqual([]);
    expect([503, 507]).toContain(photo);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);

    await ballast.empty();
    while ((await readiness()).status !== 200) await wait(50);
    while ((await postProject()) !== 201) await wait(50);
    expect([200, 429]).toContain(await signUp());
    expect(await sendPhoto()).toBe(201);
    expect(await app.terminate()).toMatchObject({ code: 0 });
  },
);
