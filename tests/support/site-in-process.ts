import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type RunningServer, startServer } from '#app/start-server.ts';
import type { Clock } from '#lib/clock.ts';
import { readConfig } from '#lib/env/config.ts';
import { createLog } from '#lib/log.ts';
import { freePort } from './free-port.ts';

export interface TestSite {
  url: string;
  /** Where its private database is. */
  dataDir: string;
  /** The mails that somebody has received, newest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** Waits for a mail whose subject fits, and returns it. */
  waitForMail(address: string, subject: RegExp): Promise<Mail>;
  /** Stops and starts again at the same address with the same data, from another checkout where one is named. */
  restart(change?: { checkoutDir?: string }): Promise<void>;
  stop(): Promise<void>;
}

export interface TestSiteOptions {
  /** A clock that the test moves; the system's without one. */
  clock?: Clock;
  /** Where `dist/` is; this checkout without one. */
  checkoutDir?: string;
}

const mailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  links: z.array(
    z.union([z.string(), z.object({ href: z.string() }).transform(({ href }) => href)]),
  ),
});
export type Mail = z.infer<typeof mailSchema>;

/**
 * The whole site as `npm start` runs it, demo and all, on a free port and a folder of its own; `environment` holds
 * further settings of the environment.
 */
export async function startTestSite(
  environment: Record<string, string> = {},
  { clock, checkoutDir = join(import.meta.dirname, '../..') }: TestSiteOptions = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'direct365-site-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const start = (from: string): Promise<RunningServer> =>
    startServer({
      config: readConfig({
        DRAIN_SECONDS: '0',
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'true',
      }),
      checkoutDir: from,
      log: createLog(process.env.TEST_LOG ?? 'error'),
      ...(clock ? { clock } : {}),
    });
  let server = await start(checkoutDir);
  let presentCheckout = checkoutDir;
  const mailsTo = async (address: string): Promise<Mail[]> => {
    const query = new URLSearchParams({ to: address, format: 'json' });
    const response = await fetch(`${server.url}/dev/mailbox?${query}`);
    return z.object({ mails: z.array(mailSchema) }).parse(await response.json()).mails;
  };
  return {
    url: server.url,
    dataDir,
    mailsTo,
    async waitForMail(address, subject) {
      const deadline = Date.now() + 20_000;
      for (;;) {
        const mails = await mailsTo(address);
        const found = mails.find((mail) => subject.test(mail.subject));
        if (found) return found;
        if (Date.now() > deadline) {
          const got = mails.map((mail) => mail.subject).join(' | ');
          throw new Error(`No mail ${subject} to ${address}; there are: ${got || 'none'}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async restart(change = {}) {
      presentCheckout = change.checkoutDir ?? presentCheckout;
      await server.stop();
      server = await start(presentCheckout);
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
