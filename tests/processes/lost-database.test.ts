import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { sendSignal } from '#operations/postgres/postmaster-process.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { endAllApps, startApp } from './app-process.ts';
import { allIntents, apply, streamApplications } from './applying.ts';
import {
  connectionStringOf,
  databasePid,
  newDataFolder,
  removeDataFolders,
} from './data-folder.ts';
import { fillMarketplace } from './marketplace.ts';

const timeout = 300_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

it('a database that is killed under the running product restarts, with all acknowledged writes', {
  timeout,
}, async () => {
  const dataDir = await newDataFolder();
  const app = await startApp({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
  const site = { url: app.url, publicUrl: testPublicUrl };
  const intents = allIntents(
    await fillMarketplace(await connectionStringOf(dataDir), { consultants: 20, projects: 100 }),
  );

  const stream = streamApplications(site, intents, 8);
  await stream.reached(40);
  const killed = databasePid(dataDir);
  expect(killed).toBeDefined();
  if (killed !== undefined) sendSignal(killed, 'SIGKILL');
  await until(async () => (await fetch(`${app.url}/readyz`)).status === 503);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await until(async () => (await fetch(`${app.url}/readyz`)).status === 200);
  await stream.stop();

  expect(databasePid(dataDir)).not.toBe(killed);
  // Those who were turned away got an answer, and a clear one.
  expect(stream.unanswered).toEqual([]);
  expect(stream.refused.filter((answer) => !answer.startsWith('50'))).toEqual([]);
  const next = intents.next().value;
  if (next) stream.acknowledged.push(await apply(site, next));

  const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from applications');
  await client.end();
  const kept = new Set(rows.map(({ id }) => id));
  expect(stream.acknowledged.filter(({ applicationId }) => !kept.has(applicationId))).toEqual([]);
  expect(await app.terminate()).toMatchObject({ code: 0 });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It has not happened within a minute.');
    await wait(10);
  }
}
