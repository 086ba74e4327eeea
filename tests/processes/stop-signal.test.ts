import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventStream } from '#tests/support/event-stream.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, endAllApps, startApp } from './app-process.ts';
import { allIntents, apply, type Intent, type Site, streamApplications } from './applying.ts';
import {
  connectionStringOf,
  databasePid,
  newDataFolder,
  processesOf,
  removeDataFolders,
} from './data-folder.ts';
import { fillMarketplace } from './marketplace.ts';

const timeout = 300_000;
const longestStopMs = 10_000;

let dataDir: string;
let intents: Iterator<Intent, undefined>;
let app: AppProcess;
let site: Site;

beforeAll(async () => {
  dataDir = await newDataFolder();
}, timeout);

beforeEach(async () => {
  app = await startApp({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
  site = { url: app.url, publicUrl: testPublicUrl };
  intents ??= allIntents(
    await fillMarketplace(await connectionStringOf(dataDir), { consultants: 20, projects: 40 }),
  );
}, timeout);

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

function nextIntent(): Intent {
  const { value } = intents.next();
  if (!value) throw new Error('Everyone has applied to everything.');
  return value;
}

/** Locks a project's row, so that an application to it cannot be answered until the lock is released. */
async function hold({ projectId }: Intent): Promise<{ letGo(): Promise<void> }> {
  const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select from projects where id = $1 for update', [projectId]);
  return { letGo: () => client.end() };
}

async function countApplications(): Promise<number> {
  const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from applications');
  await client.end();
  return rows[0].n;
}

async function untilSomeoneWaits(): Promise<void> {
  const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
  await client.connect();
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
    );
    waiting = rows[0].n;
    await wait(10);
  }
  await client.end();
}

/** Waits until no server listens there any more. */
async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined);
    if (!answer) return;
    await answer.body?.cancel();
    await wait(20);
  }
}

describe('a stop signal (SIGTERM)', () => {
  it('is reported on /readyz first, while everything else goes on for a while', {
    timeout,
  }, async () => {
    await app.terminate();
    const drained = await startApp({
      ...{ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl },
      // Long enough for all that is asked meanwhile, on a busy machine too.
      DRAIN_SECONDS: '20',
    });
    const end = drained.terminate();
    const asked = async () => {
      const response = await fetch(`${drained.url}/readyz`);
      return { status: response.status, body: await response.json() };
    };
    await eventually(async () =>
      expect(await asked()).toMatchObject({
        status: 503,
        body: { obstacle: 'the server is stopping' },
      }),
    );
    expect((await fetch(`${drained.url}/healthz`)).status).toBe(200);
    const { applicationId } = await apply(
      { url: drained.url, publicUrl: testPublicUrl },
      nextIntent(),
    );
    expect(applicationId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await end).toMatchObject({ code: 0 });
  });

  it('ends streams of events well, and waits for none of them', { timeout }, async () => {
    const { consultant } = nextIntent();
    const headers = { cookie: consultant.cookie };
    const streams = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const stream = new EventStream(await fetch(`${app.url}/api/live`, { headers }));
        await stream.until(({ received }) => expect(received).toHaveLength(1));
        return stream;
      }),
    );
    const { code, milliseconds } = await app.terminate();
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(longestStopMs);
    for (const stream of streams) {
      await stream.until(({ isOver }) => expect(isOver).toBe(true));
      // Their browsers come back: to another node, or to this one once it is there again.
      expect(stream.received.map(({ event }) => event)).toEqual(['resync']);
    }
  });

  it('lets a running request finish, takes no new ones, and ends well', { timeout }, async () => {
    const intent = nextIntent();
    const held = await hold(intent);
    const answer = apply(site, intent);
    await untilSomeoneWaits();

    const end = app.terminate();
    await untilRefused(`${app.url}/healthz`);
    await held.letGo();

    expect((await answer).applicationId).toMatch(/^[0-9a-f-]{36}$/);
    const { code, milliseconds } = await end;
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(longestStopMs);
    expect(databasePid(dataDir)).toBeUndefined();
    expect(processesOf(dataDir)).toEqual([]);
  });

  it('amid a stream of applications loses nothing that was acknowledged', { timeout }, async () => {
    const before = await countApplications();
    const stream = streamApplications(site, intents, 8);
    await stream.reached(30);
    const end = app.terminate();
    await stream.stop();
    const { code, milliseconds } = await end;
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(longestStopMs);
    expect(stream.refused).toEqual([]);

    const next = await startApp({ DATA_DIR: dataDir });
    const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from applications');
    await client.end();
    const kept = new Set(rows.map(({ id }) => id));
    expect(stream.acknowledged.filter(({ applicationId }) => !kept.has(applicationId))).toEqual([]);
    // No accepted request was cut off: every stored change was acknowledged.
    expect(kept.size - before).toBe(stream.acknowledged.length);
    expect(await next.terminate()).toMatchObject({ code: 0 });
  });

  it('does not wait for ever for a request that hangs', { timeout }, async () => {
    const intent = nextIntent();
    const held = await hold(intent);
    const answer = apply(site, intent).then(
      () => 'answered',
      () => 'cut off',
    );
    await untilSomeoneWaits();
    const { milliseconds } = await app.terminate();
    await held.letGo();
    expect(milliseconds).toBeLessThan(longestStopMs);
    expect(await answer).toBe('cut off');
    await untilGone();
  });
});

/** The database of a process that had to end in haste stops a moment after it. */
async function untilGone(): Promise<void> {
  const deadline = Date.now() + longestStopMs;
  while (databasePid(dataDir) !== undefined) {
    if (Date.now() > deadline) throw new Error('The database still runs.');
    await wait(20);
  }
}
