import pg from 'pg';
import { sendSignal } from '#operations/postgres/postmaster-process.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, startApp } from './app-process.ts';
import {
  type Acknowledged,
  allIntents,
  apply,
  type Intent,
  streamApplications,
} from './applying.ts';
import { connectionStringOf, databasePid, newDataFolder } from './data-folder.ts';
import { fillMarketplace, type Marketplace } from './marketplace.ts';

export interface KillDrillRound {
  acknowledged: number;
  /** Sent, and not answered when the kill came. */
  interrupted: number;
  /** Of these, how many had been written all the same: their answer was lost, not they. */
  interruptedButKept: number;
  /** From the next start's spawn until it was ready, in milliseconds. */
  readyAfter: number;
}

export interface KillDrillReport {
  dataDir: string;
  rounds: KillDrillRound[];
  /** Everything acknowledged, over all rounds. */
  acknowledged: Acknowledged[];
  /** Acknowledged, and not in the database at the next start. */
  lost: string[];
  /** More than one application of one consultant to one project, or more than one fact of one application. */
  doubled: string[];
  /** Answers other than 201; there should be none. */
  refused: string[];
  /** What the starts said above the level of information. */
  complaints: string[];
  /** The last start, which still runs. */
  app: AppProcess;
}

/**
 * Kills the product with SIGKILL in the midst of a stream of applications, again and again on the same
 * data folder, and looks after each next start for what was acknowledged. What had no answer is sent
 * again with its idempotency key, as a browser would.
 */
export async function runKillDrill(options: {
  rounds: number;
  /** Whether the database's processes are killed at the same moment. */
  withDatabase: boolean;
  writers?: number;
  onRound?: (round: KillDrillRound) => void;
}): Promise<KillDrillReport> {
  const { rounds, withDatabase, writers = 12, onRound } = options;
  const dataDir = await newDataFolder();
  const start = () => startApp({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
  let app = await start();
  const marketplace = await fillMarketplace(await connectionStringOf(dataDir), {
    consultants: 40,
    projects: 60,
  });
  const intents = allIntents(marketplace);
  const report: Omit<KillDrillReport, 'app'> = {
    ...{
      dataDir,
      rounds: [],
      acknowledged: [],
      lost: [],
      doubled: [],
      refused: [],
      complaints: [],
    },
  };

  for (let round = 0; round < rounds; round += 1) {
    const stream = streamApplications({ url: app.url, publicUrl: testPublicUrl }, intents, writers);
    // Another time in each round, always with requests under way.
    await stream.reached(8 + ((round * 13) % 40));
    const database = databasePid(dataDir);
    const killed = app.kill();
    if (withDatabase && database !== undefined) sendSignal(database, 'SIGKILL');
    await Promise.all([killed, stream.stop()]);

    app = await start();
    report.acknowledged.push(...stream.acknowledged);
    report.refused.push(...stream.refused);
    const kept = await compareWithDatabase(report, marketplace, stream.unanswered);
    const site = { url: app.url, publicUrl: testPublicUrl };
    report.acknowledged.push(
      ...(await Promise.all(stream.unanswered.map((intent) => apply(site, intent)))),
    );
    report.complaints.push(...app.output().split('\n').filter(isComplaint));
    const result = {
      acknowledged: stream.acknowledged.length,
      interrupted: stream.unanswered.length,
      interruptedButKept: kept,
      readyAfter: app.readyAfter,
    };
    report.rounds.push(result);
    onRound?.(result);
  }
  await compareWithDatabase(report, marketplace, []);
  return { ...report, app };
}

const isComplaint = (line: string): boolean => /"level":(40|50|60)/.test(line);

/** Notes what is lost or doubled; returns how many of the unanswered were written. */
async function compareWithDatabase(
  report: Omit<KillDrillReport, 'app'>,
  { projectIds }: Marketplace,
  unanswered: readonly Intent[],
): Promise<number> {
  const client = new pg.Client({ connectionString: await connectionStringOf(report.dataDir) });
  await client.connect();
  try {
    const applications = await client.query<{ id: string; pair: string }>(
      `select id, project_id || ' ' || consultant_id as pair
       from applications where project_id = any($1)`,
      [projectIds],
    );
    const pairOf = new Map(applications.rows.map(({ id, pair }) => [id, pair]));
    for (const { applicationId, intent } of report.acknowledged) {
      if (pairOf.get(applicationId) !== pairOfIntent(intent)) report.lost.push(applicationId);
    }
    const pairs = [...pairOf.values()];
    report.doubled.push(...pairs.filter((pair, index) => pairs.indexOf(pair) !== index));
    // The fact was recorded in the same transaction: it is there once, whatever has become of it since.
    const events = await client.query<{ id: string; events: number }>(
      `select application.id, count(job.id)::int as facts from applications application
       left join jobs.job job
         on job.name = 'application-submitted' and job.data ->> 'applicationId' = application.id::text
       where application.project_id = any($1)
       group by application.id having count(job.id) <> 1`,
      [projectIds],
    );
    for (const { id, events: count } of events.rows) {
      (count === 0 ? report.lost : report.doubled).push(`${id} (${count} facts)`);
    }
    const written = new Set(pairs);
    return unanswered.filter((intent) => written.has(pairOfIntent(intent))).length;
  } finally {
    await client.end();
  }
}

const pairOfIntent = ({ projectId, consultant }: Intent): string =>
  `${projectId} ${consultant.userId}`;
