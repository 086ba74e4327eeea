import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { tellOfDueJobs } from '#tests/support/due-jobs.ts';

/** Waits until no fact of an application and no mail waits or is worked on. */
export async function untilJobsRest(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const deadline = Date.now() + 120_000;
    for (let look = 0; ; look += 1) {
      // Time passes in which somebody may read what a mail tells of.
      await client.query(
        "update jobs.job set start_after = now() where name = 'mail-requested' and state in ('created', 'retry') and start_after > now()",
      );
      if (look % 10 === 0) await client.query(tellOfDueJobs);
      const { rows } = await client.query(
        "select count(*)::int as n from jobs.job where state < 'completed' and name in ('application-submitted', 'mail-requested')",
      );
      if (rows[0].n === 0) return;
      if (Date.now() > deadline) throw new Error('Jobs are still waiting after two minutes.');
      await wait(50);
    }
  } finally {
    await client.end();
  }
}
