import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cpuMilliseconds } from '../harness/cpu-time.ts';
import { type Figure, median } from '../harness/figures.ts';
import { processMebibytes } from '../harness/memory.ts';
import { openStreams } from '../harness/open-streams.ts';
import type { StartedProduct } from '../harness/started-product.ts';
import type { FilledConversations } from './filled-conversations.ts';

const settleMs = 20_000;
/** Three signs of life of each stream lie within all of them. */
const windows = 9;
const windowSeconds = 5;
const kibibytes = 1024;

/** The cost of idle streams: memory, statements and CPU, compared with the same product without them. */
export async function measureIdleStreams(
  product: StartedProduct,
  { clients, consultants }: FilledConversations,
  report: (line: string) => void,
): Promise<Figure[]> {
  const { app } = product;
  const cookies = [...clients, ...consultants].map(({ cookie }) => cookie);
  // Code and caches that the first ones bring with them are not counted.
  (await openStreams(app.url, cookies.slice(0, 50))).close();
  report('at rest without streams');
  const without = await atRest(product);
  const streams = await openStreams(app.url, cookies);
  report(`at rest with ${cookies.length} streams`);
  const beside = await atRest(product);
  streams.close();
  const perStream = ((beside.memory - without.memory) * kibibytes) / cookies.length;
  return [
    { name: 'idle streams', value: cookies.length, unit: 'count' },
    { name: 'idle: memory a stream', value: perStream, unit: 'KiB' },
    { name: 'idle: statements without', value: without.statements, unit: 'per second' },
    { name: 'idle: statements with', value: beside.statements, unit: 'per second' },
    {
      name: 'idle: statements more with streams, a second',
      value: beside.statements - without.statements,
      unit: 'per second',
    },
    {
      name: 'idle: processor more with streams, ms a second',
      value: beside.cpu - without.cpu,
      unit: 'ms',
    },
  ];
}

/** Its memory in MiB, and in a second its statements and its milliseconds of the processor. */
async function atRest({ app, connectionString }: StartedProduct) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await wait(settleMs);
    const [cpu, started] = [cpuOf(app.pid), performance.now()];
    const memory: number[] = [];
    const statements: number[] = [];
    for (let window = 0; window < windows; window += 1) {
      const committed = await commits(client);
      for (let second = 0; second < windowSeconds; second += 1) {
        await wait(1000);
        memory.push(processMebibytes(app.pid));
      }
      // But for the one that counts.
      statements.push(((await commits(client)) - committed - 1) / windowSeconds);
    }
    const passed = (performance.now() - started) / 1000;
    return {
      memory: median(memory),
      // The database's own housekeeping comes in bursts, which the middle window is free of.
      statements: median(statements),
      cpu: (cpuOf(app.pid) - cpu) / passed,
    };
  } finally {
    await client.end();
  }
}

/** Reads of streams are outside of transactions, where each statement commits separately. */
async function commits(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

const cpuOf = (pid: number): number => cpuMilliseconds(pid) ?? Number.NaN;
