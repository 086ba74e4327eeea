import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { programVersion } from '#lib/program-version.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, checkoutDir, endAllApps, runApp, startApp } from './app-process.ts';
import { allIntents, apply, type Intent } from './applying.ts';
import { newDataFolder, quietLog, removeDataFolders } from './data-folder.ts';
import { fillMarketplace, type Marketplace } from './marketplace.ts';
import { makeNextVersion, removeNextVersions } from './next-version.ts';
import { nodeEnvironment } from './node-environment.ts';

const timeout = 300_000;
const expansion = {
  '9000_adds': `create table later (id uuid primary key);
    alter table applications add column later text not null default 'none';
    alter table projects add column later_id uuid references later (id);`,
};
const contraction = {
  ...expansion,
  '9001_takes': `-- Contracts: programs since 98.0.0 do without what is dropped here.
    alter table applications drop column later;`,
};

let database: Awaited<ReturnType<typeof startPrivatePostgres>>;
let older: AppProcess;
let newer: AppProcess;
let marketplace: Marketplace;
let intents: Iterator<Intent, undefined>;

const environment = () => nodeEnvironment(database.connectionString, 'smtp://127.0.0.1:1');

beforeAll(async () => {
  const dataDir = await newDataFolder();
  database = await startPrivatePostgres({ dataDir, checkoutDir, log: quietLog });
  older = await startApp(environment());
  marketplace = await fillMarketplace(database.connectionString, { consultants: 10, projects: 20 });
  intents = allIntents(marketplace);
  newer = await startApp(environment(), { checkout: await makeNextVersion('98.0.0', expansion) });
}, timeout);

afterAll(async () => {
  await endAllApps();
  await database?.stop();
  await removeDataFolders();
  await removeNextVersions();
}, timeout);

const listSchema = z.object({ items: z.array(z.object({ id: z.uuid() })) });

/** Ten people apply through the one, and each sees it through the other. */
async function goesOn(from: AppProcess, through: AppProcess): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    const { value: next } = intents.next();
    if (!next) throw new Error('Everyone has applied to everything.');
    const { applicationId } = await apply({ url: from.url, publicUrl: testPublicUrl }, next);
    const answer = await fetch(`${through.url}/api/me/applications`, {
      headers: { cookie: next.consultant.cookie },
    });
    const { items } = listSchema.parse(await answer.json());
    expect(items.map(({ id }) => id)).toContain(applicationId);
  }
}

describe('a version and the next one on one database', () => {
  it('work side by side after the next one has added to the schema', { timeout }, async () => {
    await goesOn(older, newer);
    await goesOn(newer, older);
    // A busy machine may keep the database from answering in time for one of the questions.
    await eventually(async () => expect((await fetch(`${older.url}/readyz`)).status).toBe(200));
  });

  it('the older one starts again after it was killed, and says what it found', {
    timeout,
  }, async () => {
    await older.kill();
    older = await startApp(environment());
    expect(older.output()).toMatch(
      /"migrations":\["9000_adds"\].*a newer version has upgraded the database; this one goes on/,
    );
    await goesOn(older, newer);
    await goesOn(newer, older);
  });

  it('after a contraction those run on that had stopped using it, and an older one is refused', {
    timeout,
  }, async () => {
    const checkout = await makeNextVersion('99.0.0', contraction);
    const contracted = await startApp(environment(), { checkout });
    await goesOn(contracted, newer);
    await goesOn(newer, contracted);
    const { code, output } = await runApp(environment());
    expect(code).toBe(1);
    expect(output).toContain(
      `(9001_takes): Direct365 98.0.0 and later run on this database, and this is ${programVersion()}. Nothing was changed.`,
    );
  });
});
