import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as nextTimers } from 'node:timers/promises';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { ManualClock, systemClock } from '#lib/clock.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';
import { backupName } from '#operations/backups/files/kept-backups.ts';
import { walArchiveIn } from '#operations/postgres/private-postgres.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testMetricsToken } from '#tests/support/site.ts';
import { hasPromtool, isRaised, readScrape } from './alert-fixture.ts';
import { countBilling, countMails } from './outgoing-metrics.ts';
import { watchBackups, watchLogArchive } from './upkeep-metrics.ts';

/*
 * What an alert is for is done to a site, and Prometheus' own reading of its rules is asked of what the site then says.
 */

const deadAddress = '127.0.0.1:9';
const dayMs = 86_400_000;

describe.skipIf(!hasPromtool)('an alert', () => {
  let app: TestApp;
  let backups: string;
  const logClock = new ManualClock(new Date());
  /** What the start of a site adds, and that of a test app does not. */
  const added = new Registry();
  beforeAll(async () => {
    app = await createTestApp();
    backups = await mkdtemp(join(tmpdir(), 'direct365-watched-'));
    watchBackups(added, backups, ['logical'], systemClock);
    const logPool = openPool(app.connectionString, 1);
    watchLogArchive(added, createDb(logPool), backups, logClock);
    return async () => {
      await logPool.end();
      await app.close();
      await rm(backups, { recursive: true });
      mails.close();
    };
  });

  async function scrape() {
    const headers = { authorization: `Bearer ${testMetricsToken}` };
    const answer = await app.http.request('/metrics', { headers });
    return readScrape(`${await answer.text()}${await added.metrics()}`);
  }

  let cookie: string;
  const askForMe = async () => app.http.request('/api/me', { headers: { cookie } });
  const rename = (from: string, to: string) =>
    app.pool.query(`alter table ${from} rename to ${to}`);
  const insertJob = (values: string) =>
    app.pool.query(`insert into jobs.job (name, data, start_after) values (${values})`);
  /** A job that was put off again and again, and is not due at present. */
  const insertRetried = (name: string, age: string) =>
    app.pool.query(
      `insert into jobs.job (name, data, state, created_on, start_after)
       values ($1, '{}', 'retry', now() - $2::interval, now() + interval '1 hour')`,
      [name, age],
    );
  const repeat = (times: number, act: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: times }, act));
  let giveBack: () => Promise<unknown> = async () => undefined;

  const message = {
    ...{ id: 'a', to: { name: '', address: 'a@example.test' }, headers: {} },
    ...{ subject: 's', html: 'h', text: 't' },
  };
  const mails = countMails(
    added,
    smtpTransport({ url: `smtp://${deadAddress}`, from: { name: '', address: 'b@example.test' } }),
  );
  const billing = countBilling(
    added,
    stripeBilling({
      ...{ secretKey: 'sk_test_a', webhookSecrets: ['whsec_a'], apiBase: `http://${deadAddress}` },
      patience: { timeoutMs: 1000, retries: 0 },
    }),
  );

  const provocations: {
    alert: string;
    provoke: () => Promise<unknown>;
    mend?: () => Promise<unknown>;
  }[] = [
    {
      alert: 'SiteNotReady',
      provoke: () => rename('kysely_migration', 'put_away'),
      mend: () => rename('put_away', 'kysely_migration'),
    },
    {
      alert: 'RequestsFail',
      provoke: async () => {
        await rename('profiles', 'put_away');
        await repeat(3, askForMe);
      },
      mend: () => rename('put_away', 'profiles'),
    },
    {
      alert: 'RequestsSlow',
      provoke: async () => {
        const locking = app.pool.query('begin; lock table profiles; select pg_sleep(2); commit');
        await eventually(async () => {
          const { rows } = await app.pool.query(
            `select from pg_locks where relation = 'profiles'::regclass and mode = 'AccessExclusiveLock'`,
          );
          expect(rows).toHaveLength(1);
        });
        await Promise.all([locking, repeat(3, askForMe)]);
      },
    },
    { alert: 'RequestsRefused', provoke: () => repeat(400, askForMe) },
    {
      alert: 'ConnectionsWaitedFor',
      provoke: async () => {
        const held = await Promise.all(Array.from({ length: 20 }, () => app.pool.connect()));
        const waiting = app.pool.connect();
        giveBack = async () => {
          for (const client of held) client.release();
          (await waiting).release();
        };
      },
      mend: () => giveBack(),
    },
    {
      alert: 'StatementsSlow',
      provoke: () => repeat(5, () => sql`select pg_sleep(0.4)`.execute(app.db)),
    },
    {
      alert: 'JobsWait',
      provoke: () => insertJob(`'mail-requested', '{}', now() - interval '400 seconds'`),
      mend: () => app.pool.query('delete from jobs.job'),
    },
    {
      alert: 'JobsRetried',
      provoke: () => insertRetried('application-accepted', '3 hours'),
      mend: () => app.pool.query('delete from jobs.job'),
    },
    {
      alert: 'MailsWait',
      provoke: () => insertRetried('mail-requested', '40 minutes'),
      mend: () => app.pool.query('delete from jobs.job'),
    },
    {
      alert: 'JobsFailed',
      provoke: () => insertJob(`'dead-letters', '{}', now()`),
      mend: () => app.pool.query('delete from jobs.job'),
    },
    {
      alert: 'MailsFail',
      provoke: () => mails.deliver(message).catch(() => undefined),
    },
    {
      alert: 'BillingFails',
      provoke: () => billing.fetchSubscription('sub_1').catch(() => undefined),
    },
    {
      alert: 'BackupOld',
      provoke: () => rm(join(backups, backupName('logical', takenAt)), { recursive: true }),
      mend: () => takeBackup(takenAt),
    },
    {
      alert: 'BackupOld',
      // Taken while the clock was wrong, and nothing since.
      provoke: async () => {
        await rm(join(backups, backupName('logical', takenAt)), { recursive: true });
        await takeBackup(new Date(Date.now() + 300 * dayMs));
      },
      mend: () => takeBackup(takenAt),
    },
    {
      alert: 'LogArchiveStands',
      // A piece of log that the site was to take to the backups a long time ago.
      provoke: async () => {
        logClock.moveTo(new Date(Date.now() + dayMs));
        await mkdir(walArchiveIn(backups), { recursive: true });
        await writeFile(join(walArchiveIn(backups), '000000010000000000000001'), '');
      },
      mend: () => rm(walArchiveIn(backups), { recursive: true }),
    },
    {
      alert: 'EventLoopSlow',
      provoke: async () => {
        for (let busy = 0; busy < 3; busy += 1) {
          // Nothing else is done meanwhile.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
          // The turn of the loop in which delays are noted.
          await nextTimers(0);
        }
      },
    },
  ];

  const takenAt = new Date(Date.now() - dayMs);
  async function takeBackup(at: Date): Promise<void> {
    const folder = join(backups, backupName('logical', at));
    await mkdir(folder);
    await writeFile(join(folder, 'SHA256SUMS'), '');
  }

  it('does not come while all is well', async () => {
    cookie = await app.cookieOf(await app.make.client());
    await takeBackup(takenAt);
    await takeBackup(new Date(takenAt.getTime() - 3 * dayMs));
    expect((await askForMe()).status).toBe(200);
    const before = await scrape();
    await repeat(20, askForMe);
    const after = await scrape();
    // A test runs where others run: how busy the processor is says nothing here, and how slow things are no more.
    const hurried = ['EventLoopSlow', 'RequestsSlow', 'StatementsSlow', 'SiteNotReady'];
    const others = provocations.map(({ alert }) => alert).filter((name) => !hurried.includes(name));
    expect(isRaised(others, { before, after, now: new Date() })).toBe(false);
    // The database may not answer in time for one of the questions.
    await eventually(async () => {
      const later = await scrape();
      expect(isRaised(['SiteNotReady'], { before, after: later, now: new Date() })).toBe(false);
    });
  });

  it.each(provocations)('$alert comes when it is provoked', async ({ alert, provoke, mend }) => {
    const before = await scrape();
    await provoke();
    try {
      // A question about health that was asked before may be answered only now.
      await eventually(async () => {
        const after = await scrape();
        expect(isRaised([alert], { before, after, now: new Date() })).toBe(true);
      });
    } finally {
      await mend?.();
    }
  });
});
