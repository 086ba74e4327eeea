import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startServer } from '#app/start-server.ts';
import { readConfig } from '#lib/env/config.ts';
import { createLog } from '#lib/log.ts';

export interface TestSite {
  url: string;
  /** Where its private database is. */
  dataDir: string;
  /** The mails that somebody has received, newest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** Waits for a mail whose subject fits, and returns it. */
  waitForMail(address: string, subject: RegExp): Promise<Mail>;
  stop(): Promise<void>;
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
 * further settings.
 */
export async function startTestSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'direct365-site-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const server = await startServer({
    config: readConfig({ ...environment, PORT: String(port), DATA_DIR: dataDir, DEMO: 'true' }),
    checkoutDir: join(import.meta.dirname, '../..'),
    log: createLog(process.env.TEST_LOG ?? 'error'),
  });
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
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
