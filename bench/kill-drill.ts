import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startApp } from '#tests/processes/app-process.ts';
import { connectionStringOf } from '#tests/processes/data-folder.ts';
import { type KillDrillReport, runKillDrill } from '#tests/processes/kill-drill.ts';
import { type Benchmark, type Figure, median, percentile } from './harness/figures.ts';
import { benchPublicUrl } from './harness/started-product.ts';

const rounds = 20;
const longestWaitForMailsMs = 180_000;

/** Twenty kills amid applications, and twenty more that take the database with them. */
export const killDrill: Benchmark = {
  about: 'kill -9 amid applications, 20 times, and 20 times together with the database',
  async run(report) {
    return [
      ...(await drill({ place: 'product killed', withDatabase: false }, report)),
      ...(await drill({ place: 'both killed', withDatabase: true }, report)),
    ];
  },
};

async function drill(
  { place, withDatabase }: { place: string; withDatabase: boolean },
  report: (line: string) => void,
): Promise<Figure[]> {
  let number = 0;
  const drilled = await runKillDrill({
    rounds,
    withDatabase,
    onRound: ({ acknowledged, interrupted, interruptedButKept, readyAfter }) => {
      number += 1;
      report(
        `${place}, round ${number}: ${acknowledged} acknowledged, ${interrupted} interrupted (${interruptedButKept} of them kept), ready again after ${Math.round(readyAfter)} ms`,
      );
    },
  });
  report(`${place}: waiting for the mails`);
  const mails = await countMails(drilled);
  await drilled.app.terminate();

  const orderly: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const app = await startApp({ DATA_DIR: drilled.dataDir, PUBLIC_URL: benchPublicUrl });
    orderly.push(app.readyAfter);
    await app.terminate();
  }
  const afterKill = drilled.rounds.map(({ readyAfter }) => readyAfter);
  const sum = (pick: (round: (typeof drilled.rounds)[number]) => number): number =>
    drilled.rounds.reduce((total, round) => total + pick(round), 0);
  const counts: [string, number][] = [
    ['kills', drilled.rounds.length],
    ['acknowledged', drilled.acknowledged.length],
    ['interrupted', sum(({ interrupted }) => interrupted)],
    ['interrupted but kept', sum(({ interruptedButKept }) => interruptedButKept)],
    ['lost', drilled.lost.length],
    ['doubled', drilled.doubled.length],
    ['refused', drilled.refused.length],
    ['complaints at start', drilled.complaints.length],
    ['mails missing', mails.missing],
    ['mails doubled', mails.doubled],
  ];
  return [
    ...counts.map(([name, value]): Figure => ({ name: `${place}: ${name}`, value, unit: 'count' })),
    { name: `${place}: ready again, p50`, value: median(afterKill), unit: 'ms' },
    { name: `${place}: ready again, longest`, value: percentile(afterKill, 1), unit: 'ms' },
    { name: `${place}: orderly start`, value: median(orderly), unit: 'ms' },
    {
      name: `${place}: ready again ÷ orderly start`,
      value: median(afterKill) / median(orderly),
      unit: 'ratio',
    },
  ];
}

/** Waits for the mail of each acknowledged application, and counts those without and those with several. */
async function countMails({
  dataDir,
  acknowledged,
}: KillDrillReport): Promise<{ missing: number; doubled: number }> {
  const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) });
  await client.connect();
  try {
    // A job that was running when its node was killed waits minutes before it counts as failed: this is that wait.
    await client.query(
      "update jobs.job set started_on = started_on - interval '1 hour', heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'",
    );
    const deadline = Date.now() + longestWaitForMailsMs;
    for (;;) {
      const { rows } = await client.query<{ text: string }>(
        "select text from development_mailbox where text like '%/application/%'",
      );
      const mailsTo = new Map<string, number>();
      for (const { text } of rows) {
        const id = /\/application\/([0-9a-f-]+)/.exec(text)?.[1] ?? '';
        mailsTo.set(id, (mailsTo.get(id) ?? 0) + 1);
      }
      const counts = acknowledged.map(({ applicationId }) => mailsTo.get(applicationId) ?? 0);
      const missing = counts.filter((count) => count === 0).length;
      const doubled = counts.filter((count) => count > 1).length;
      if (missing === 0 || Date.now() > deadline) return { missing, doubled };
      await wait(500);
    }
  } finally {
    await client.end();
  }
}
