import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { keepLedger, ledgerFile, readLedger } from './erasure-ledger.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-ledger-'));
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const gone = '7b2c1e0a-64a4-4e7b-9d53-0d7a4a1c0f11';

describe('the ledger of erasures beside the backups', () => {
  it('has who was erased, once, as an id alone', async () => {
    await app.db
      .insertInto('erasures')
      .values({ user_id: gone, begun_at: app.clock.now(), erased_at: app.clock.now() })
      .execute();
    await keepLedger(app.services, folder);
    await keepLedger(app.services, folder);
    expect((await readFile(ledgerFile(folder), 'utf8')).trim()).toBe(gone);
  });

  it('has whoever comes back with an older backup hidden, and erased again', async () => {
    const userId = await app.make.client();
    await appendFile(ledgerFile(folder), `${userId}\n7b2c1e0a-64a4`);
    expect(await keepLedger(app.services, folder)).toBe(1);
    expect(await keepLedger(app.services, folder)).toBe(0);
    expect(await (await app.as(userId)).accounts.me()).toMatchObject({ accountState: 'leaving' });
    expect(await readLedger(ledgerFile(folder))).toEqual([gone, userId]);
  });

  it('goes on after a line that was cut off', async () => {
    const next = '0d7a4a1c-64a4-4e7b-9d53-7b2c1e0a0f11';
    await app.db
      .insertInto('erasures')
      .values({ user_id: next, begun_at: app.clock.now(), erased_at: app.clock.now() })
      .execute();
    await keepLedger(app.services, folder);
    expect(await readLedger(ledgerFile(folder))).toContain(next);
  });

  it('is none where nobody was erased', async () => {
    expect(await readLedger(ledgerFile(join(folder, 'elsewhere')))).toEqual([]);
  });
});
