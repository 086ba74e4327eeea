import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAdmin } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { startAnnouncement } from '#features/notifications/announcements/server/commands/start-announcement.ts';
import { countDeliveries } from '#features/notifications/announcements/server/queries/deliveries.ts';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';

const recipients = rounds(300, 10_000);
const kills = 10;
const stops = 2;
/** After so many mails each time, the progress is compared with what the mail server has. */
const lookEvery = rounds(1, 10);
/** Milliseconds. It only ends what hangs. */
const longest = rounds(5, 60) * 60_000;

let app: TestApp;
let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let blastId: string;
let sender: ChildProcess | undefined;

beforeAll(async () => {
  app = await createTestApp();
  server = await smtpServerFixture();
  await app.pool.query(
    `insert into auth.users (name, email, email_verified, user_type, first_name, last_name)
     select 'Person ' || n, 'person-' || n || '@drill.test', true, 'client', 'Person', n::text
     from generate_series(1, $1) n`,
    [recipients],
  );
  const admin = await viewerOf(app.db, await app.make.admin({ confirmed: false }));
  if (!isAdmin(admin)) throw new Error('That is no admin.');
  const form = {
    ...{ recipientType: 'clients' as const, subject: 'News', message: 'Hello {first_name}' },
    ...{ fromName: 'Direct365', fromEmail: 'hello@direct365.example', expected: recipients },
  };
  const started = await app.services.write((tx) =>
    startAnnouncement(tx, { jobs: app.services.jobs, now: new Date() }, admin, form),
  );
  if (started.refused !== null) throw new Error(started.refused);
  blastId = started.blastId;
});
afterAll(async () => {
  sender?.kill('SIGKILL');
  await server.close();
  await app.close();
});

function startSender(): Promise<unknown> {
  const file = join(import.meta.dirname, 'announcement-sender.ts');
  const { connectionString } = app;
  sender = spawn(process.execPath, [file, connectionString, server.url, blastId], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return once(sender, 'exit');
}

const progress = async () => {
  const counts = (await countDeliveries(app.db, [blastId])).get(blastId);
  if (!counts) throw new Error('There is no such blast.');
  return counts;
};

describe('a blast whose process is killed ten times, and whose mail server stops twice', () => {
  it(
    'reaches every recipient exactly once, or lists them as uncertain, with true counts',
    async () => {
      let interruptions = 0;
      const step = Math.floor(recipients / (kills + stops + 1));
      const restarts: Promise<unknown>[] = [];
      const untruths: unknown[] = [];
      let looks = 0;
      const begunAt = performance.now();
      server.behaviour.beforeAnswer = async () => {
        const arrived = server.received.length;
        const isInterrupted =
          interruptions < kills + stops && arrived >= step * (interruptions + 1);
        if (isInterrupted || arrived % lookEvery === 0) {
          looks += 1;
          const counts = await progress();
          // All but this mail count as sent, or there was an interruption for each that does not; and no recipient is
          // lost.
          const isTrue =
            counts.sent < arrived &&
            counts.sent >= arrived - 1 - interruptions &&
            Object.values(counts).reduce((sum, n) => sum + n, 0) === recipients;
          if (!isTrue) untruths.push({ arrived, interruptions, ...counts });
        }
        if (!isInterrupted) return;
        interruptions += 1;
        if (interruptions % 6 === 0) {
          // Not awaited: the server waits for this very mail.
          restarts.push(server.close().then(() => server.restart()));
          return;
        }
        // Some die before the yes, others while it is on its way or just after.
        const died = sender && once(sender, 'exit');
        sender?.kill('SIGKILL');
        if (interruptions % 2 === 1) await died;
      };
      let starts = 0;
      for (;;) {
        starts += 1;
        await startSender();
        if (sender?.exitCode === 0) break;
      }
      await Promise.all(restarts);
      const seconds = (performance.now() - begunAt) / 1000;

      expect(starts).toBe(kills + 1);
      expect(interruptions).toBe(kills + stops);
      expect(untruths).toEqual([]);
      const { rows } = await app.pool.query<{ email: string; status: string }>(
        `select account.email, delivery.status from mail_deliveries delivery
       join auth.users account on account.id = delivery.user_id where blast_id = $1`,
        [blastId],
      );
      expect(rows).toHaveLength(recipients);
      const arrived = new Map<string, number>();
      for (const { recipients: to } of server.received) {
        for (const address of to) arrived.set(address, (arrived.get(address) ?? 0) + 1);
      }
      const wrong = rows.filter(({ email, status }) => {
        const times = arrived.get(email) ?? 0;
        return status === 'sent' ? times !== 1 : status !== 'uncertain' || times > 1;
      });
      expect(wrong).toEqual([]);
      const { uncertain, sent } = await progress();
      expect(uncertain).toBeGreaterThan(0);
      expect(uncertain).toBeLessThanOrEqual(kills + stops);
      expect(sent + uncertain).toBe(recipients);
      process.stdout.write(
        `${recipients} recipients, ${kills} kills, ${stops} stops of the mail server: ${sent} sent once, ${uncertain} uncertain, in ${Math.round(seconds)} s; progress was looked at ${looks} times, and was true\n`,
      );
    },
    longest,
  );
});
