import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { type RunningServer, startServer } from '#app/start-server.ts';
import type { Clock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { notifyOfDueJobs } from '../due-jobs.ts';
import { freePort } from '../free-port.ts';
import { testAuthSecret } from '../site.ts';
import type { DemoDatabase } from './demo-database.ts';
import { type OtherNode, startOtherNode } from './other-node.ts';
import { prepareSharedEntry } from './shared-entry.ts';

export interface TestSite {
  url: string;
  /** How its database is reached. */
  connectionString: string;
  /** The mails that an address has received, newest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** Waits for a mail whose subject fits, and returns it. */
  waitForMail(address: string, subject: RegExp): Promise<Mail>;
  /** Does what a schedule does, and waits until it is done. */
  runJob(name: string): Promise<void>;
  /** Waits until no job is due or runs. */
  jobsDone(): Promise<void>;
  /** Stops and starts again at the same address with the same data, from another checkout where one is named. */
  restart(change?: { checkoutDir?: string }): Promise<void>;
  /** Stops, and removes all that it had. */
  stop(): Promise<void>;
}

export interface TestSiteOptions {
  /** The demo, which the site drops when it stops. */
  database: DemoDatabase;
  /** Further settings of the environment. */
  environment?: Record<string, string> | undefined;
  /** A clock that the test moves; the system's without one. */
  clock?: Clock | undefined;
  /** Where `dist/` is; this checkout without one. */
  checkoutDir?: string | undefined;
  /** The checkout of another version that serves the same site: every request goes to the one or the other. */
  beside?: string | undefined;
}

/**
 * The variable of the environment that gives every site whose test does not say otherwise another version beside it.
 */
export const besideVariable = 'DIRECT365_E2E_BESIDE';

const mailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  links: z.array(
    z.union([z.string(), z.object({ href: z.string() }).transform(({ href }) => href)]),
  ),
});
export type Mail = z.infer<typeof mailSchema>;

/** The whole site as `npm start` runs it, demo and all, on a free port, a folder and a database of its own. */
export async function startTestSite({
  database,
  environment,
  clock,
  checkoutDir = join(import.meta.dirname, '../../..'),
  // A process of its own has the system's clock.
  beside = clock ? undefined : process.env[besideVariable],
}: TestSiteOptions): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'direct365-site-'));
  const { connectionString } = database;
  const entry = beside ? await prepareSharedEntry() : undefined;
  const shared = {
    ...{ DRAIN_SECONDS: '0', AUTH_SECRET: testAuthSecret, ...environment },
    ...{ DATA_DIR: dataDir, DEMO: 'true', ...entry?.environment },
  };
  const settings = readConfig({
    ...shared,
    ...(entry?.sites[0] ?? { PORT: `${await freePort()}` }),
  });
  // What an operator may not do: a demo belongs into the private database, and this is a copy of one.
  const config = { ...settings, databaseUrl: connectionString };
  const log = createLog(process.env.TEST_LOG ?? 'error');
  const start = (from: string): Promise<RunningServer> =>
    startServer({ config, checkoutDir: from, log, ...(clock ? { clock } : {}) });
  let server = await start(checkoutDir);
  const startOther = async (): Promise<OtherNode | undefined> =>
    beside
      ? startOtherNode({
          checkoutDir: beside,
          connectionString,
          environment: { ...shared, ...entry?.sites[1] },
        })
      : undefined;
  let other = await startOther();
  await entry?.open();
  let presentCheckout = checkoutDir;
  const mailsTo = async (address: string): Promise<Mail[]> => {
    const query = new URLSearchParams({ to: address, format: 'json' });
    const response = await fetch(`${server.url}/dev/mailbox?${query}`);
    return z.object({ mails: z.array(mailSchema) }).parse(await response.json()).mails;
  };
  return {
    url: server.url,
    connectionString,
    mailsTo,
    async waitForMail(address, subject) {
      let found: Mail | undefined;
      await expect(async () => {
        const mails = await mailsTo(address);
        found = mails.find((mail) => subject.test(mail.subject));
        expect(found?.subject ?? mails.map((mail) => mail.subject)).toMatch(subject);
      }).toPass({ intervals: [50, 100] });
      if (!found) throw new Error(`No mail ${subject} to ${address}.`);
      return found;
    },
    async runJob(name) {
      await onDatabase(connectionString, (client) =>
        client.query("insert into jobs.job (name, data) values ($1, '{}')", [name]),
      );
      await waitForJobs(connectionString);
    },
    jobsDone: () => waitForJobs(connectionString),
    async restart(change = {}) {
      presentCheckout = change.checkoutDir ?? presentCheckout;
      await server.stop();
      await other?.stop();
      server = await start(presentCheckout);
      other = await startOther();
    },
    async stop() {
      await entry?.close();
      await other?.stop();
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const waitForJobs = (connectionString: string): Promise<void> =>
  onDatabase(connectionString, async (client) => {
    const waiting = `select name from jobs.job where state in ('created', 'retry', 'active')
      and start_after <= now() and name not like '\\_\\_pgboss%' and name <> 'dead-letters'`;
    for (let look = 0; (await client.query(waiting)).rows.length > 0; look += 1) {
      if (look % 10 === 0) await client.query(notifyOfDueJobs);
      await wait(20);
    }
  });

async function onDatabase(
  connectionString: string,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
