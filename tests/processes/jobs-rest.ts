import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { notifyOfDueJobs } from '#tests/support/due-jobs.ts';

const longestStandstillMs = 120_000;

/** Waits until no fact of an application and no mail waits or is worked on. Throws when they do not become fewer. */
export async function untilJobsRest(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let [fewest, since] = [Number.POSITIVE_INFINITY, Date.now()];
    for (let look = 0; ; look += 1) {
      // Waits in which the user may read what the mail is about.
      await client.query(
        "update jobs.job set start_after = now() where name = 'mail-requested' and state in ('created', 'retry') and start_after > now()",
      );
      if (look % 10 === 0) await client.query(notifyOfDueJobs);
      const { rows } = await client.query(
        "select count(*)::int as n from jobs.job where state < 'completed' and name in ('application-submitted', 'mail-requested')",
      );
      const { n } = rows[0];
      if (n === 0) return;
      if (n < fewest) [fewest, since] = [n, Date.now()];
      if (Date.now() - since > longestStandstillMs) {
        throw new Error(`Jobs have not become fewer than ${fewest} for two minutes.`);
      }
      await wait(50);
    }
  } finally {
    await client.end();
  }
}
