import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createDb, openPool } from '#db/client.ts';
import { systemClock } from '#lib/clock.ts';
import { createFactories } from '#tests/support/factories.ts';
import { createSessionCookie } from '#tests/support/session-cookie.ts';
import type { Site } from '../applying.ts';
import type { Person } from '../marketplace.ts';

/** Decisions of an admin about one account after another, and what the log of them said just after. */
export interface OwnWritesReport {
  acknowledged: number;
  /** Looks at the log that were answered, by a replica or not. */
  looks: number;
  /** Of these, those that did not begin with what had just been acknowledged. */
  stale: string[];
  /** Answers that no client should get. */
  refused: string[];
}

export interface Decider {
  admin: Person;
  clientId: string;
}

/** Puts an admin and a client straight into the database. */
export async function makeDecider(connectionString: string): Promise<Decider> {
  const db = createDb(openPool(connectionString, 1));
  try {
    const make = createFactories(db, systemClock);
    const userId = await make.admin({ email: `${randomUUID()}@drill.test` });
    const cookie = await createSessionCookie(db, userId, systemClock.now());
    const clientId = await make.client({ email: `${randomUUID()}@drill.test` });
    return { admin: { userId, cookie }, clientId };
  } finally {
    await db.destroy();
  }
}

const logSchema = z.object({
  items: z.array(z.object({ action: z.string(), subject: z.object({ userId: z.uuid() }) })),
});

const decisions = [
  { path: 'suspend', body: { reason: 'To see that it is seen.' }, action: 'account-suspended' },
  { path: 'lift', body: {}, action: 'suspension-lifted' },
] as const;

/**
 * Suspends the client and lifts it again, by turns, and looks each time at the log, whatever node and replica answers:
 * it has to begin with the decision. What is not answered is sent again under its key.
 */
export async function decideAndLook(
  { url, publicUrl }: Site,
  { admin, clientId }: Decider,
  {
    report,
    mayGoOn,
    acknowledged,
    troubled,
  }: {
    report: OwnWritesReport;
    mayGoOn: () => Promise<boolean>;
    acknowledged: () => void;
    troubled: (status: number | null) => void;
  },
): Promise<void> {
  /** Retries until there is an answer without an outage; the headers contain the position of the write. */
  async function ask(
    path: string,
    init: RequestInit,
  ): Promise<{ text: string; lastWrite: string }> {
    for (;;) {
      const answer = await fetch(`${url}/api/admin/${path}`, init)
        .then(async (response) => ({
          status: response.status,
          text: await response.text(),
          lastWrite: response.headers
            .getSetCookie()
            .find((cookie) => cookie.includes('last_write=')),
        }))
        .catch(() => null);
      if (answer?.status === 200) return { text: answer.text, lastWrite: answer.lastWrite ?? '' };
      if (answer && answer.status < 500) throw new Error(`${answer.status} ${answer.text}`);
      troubled(answer?.status ?? null);
      await wait(50 + Math.random() * 200);
    }
  }

  for (let turn = 0; await mayGoOn(); turn += 1) {
    const decision = decisions[turn % 2 === 0 ? 0 : 1];
    try {
      const { lastWrite } = await ask(`approvals/${clientId}/${decision.path}`, {
        method: 'POST',
        headers: {
          ...{ cookie: admin.cookie, origin: publicUrl, 'idempotency-key': randomUUID() },
          'content-type': 'application/json',
        },
        body: JSON.stringify(decision.body),
      });
      report.acknowledged += 1;
      acknowledged();
      const cookie = `${admin.cookie}; ${lastWrite.split(';')[0]}`;
      const { text } = await ask('audit-log?limit=1', { headers: { cookie } });
      report.looks += 1;
      const [newest] = logSchema.parse(JSON.parse(text)).items;
      if (newest?.action !== decision.action || newest.subject.userId !== clientId) {
        report.stale.push(
          `${decision.action}, marked ${lastWrite || 'nowhere'}: ${newest?.action}`,
        );
      }
    } catch (error) {
      report.refused.push(error instanceof Error ? error.message : String(error));
      return;
    }
  }
}
