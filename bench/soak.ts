import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import { type Benchmark, type Figure, median } from './harness/figures.ts';
import { processMebibytes } from './harness/memory.ts';
import { type OpenHandles, readOpenHandles } from './harness/open-handles.ts';
import { startProduct } from './harness/started-product.ts';
import type { SoakedSite } from './visitors/site.ts';
import { sendTraffic } from './visitors/traffic.ts';

const minuteMs = 60_000;
const warmUpMinutes = 2;
const minutes = Number(process.env.SOAK_MINUTES ?? 20);
const metricsToken = 'token of the soak benchmark';
/** Longer than the product waits for anything that a client has begun. */
const longestQuietMs = 3 * minuteMs;
/** What was in use for the last visits is given back within this time, at both measurements alike. */
const settleMs = 30_000;
const samples = 15;

/** The handles and memory of an idle product. */
interface Rest extends OpenHandles {
  memory: number;
}

/** Mixed and hostile traffic for twenty minutes: what grows, and what is left open. */
export const soak: Benchmark = {
  about: `${minutes} minutes of mixed, hostile and broken traffic: memory, and what is left open`,
  longestRunMs: (minutes + 10) * minuteMs,
  async run(report) {
    if (!(minutes > warmUpMinutes)) throw new Error('SOAK_MINUTES must be more than 2.');
    const product = await startProduct({
      METRICS_TOKEN: metricsToken,
      // Each visit comes from another address, as on the internet.
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const site: SoakedSite = {
      product,
      marketplace: await fillMarketplace(product.connectionString, {
        consultants: 30,
        projects: 60,
      }),
      webhookSecret: `whsec_${await readFile(join(product.dataDir, 'secrets/local-stripe-webhook'), 'utf8')}`,
      statuses: new Map(),
    };
    const { app } = product;
    let { visits, failed } = await sendTraffic(site, warmUpMinutes * minuteMs);
    const early = await atRest(app, {
      descriptors: Number.POSITIVE_INFINITY,
      handles: Number.POSITIVE_INFINITY,
    });
    report(`after ${warmUpMinutes} minutes: ${describe(early)}`);
    for (let minute = warmUpMinutes; minute < minutes; minute += 1) {
      const more = await sendTraffic(site, Math.min(minutes - minute, 1) * minuteMs);
      visits += more.visits;
      failed += more.failed;
      report(`minute ${minute + 1}: ${processMebibytes(app.pid).toFixed(0)} MiB`);
    }
    const late = await atRest(app, early);
    report(`at the end: ${describe(late)}`);
    report(
      `answers: ${[...site.statuses]
        .sort()
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')}`,
    );
    const ended = await app.terminate();
    return [
      count('visits', visits),
      count('visits that failed', failed),
      count('answers of 500', site.statuses.get(500) ?? 0),
      { name: 'memory after two minutes', value: early.memory, unit: 'MiB' },
      { name: 'memory at the end', value: late.memory, unit: 'MiB' },
      { name: 'memory, end ÷ two minutes', value: late.memory / early.memory, unit: 'ratio' },
      count('connections left', late.connections),
      count('renderings left', late.renderings),
      count('database connections in use', late.databaseBusy),
      count('handles more than after two minutes', Math.max(0, late.handles - early.handles)),
      count(
        'descriptors more than after two minutes',
        Math.max(0, late.descriptors - early.descriptors),
      ),
      count('code of the orderly end', ended.code ?? Number.NaN),
    ];
  },
};

const count = (name: string, value: number): Figure => ({ name, value, unit: 'count' });

const describe = ({ memory, ...open }: Rest): string =>
  [`${memory.toFixed(0)} MiB`, ...Object.entries(open).map(([name, n]) => `${name} ${n}`)].join(
    ', ',
  );

/**
 * Waits until nothing is left of the visits, and no more is open than `before`, or for three minutes; then measures.
 */
async function atRest(
  app: { pid: number; url: string },
  before: Pick<OpenHandles, 'descriptors' | 'handles'>,
): Promise<Rest> {
  const end = performance.now() + longestQuietMs;
  let open = await readOpenHandles(app, metricsToken);
  while (!isQuiet(open, before) && performance.now() < end) {
    await wait(1000);
    open = await readOpenHandles(app, metricsToken);
  }
  await wait(settleMs);
  const memory: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    await wait(1000);
    memory.push(processMebibytes(app.pid));
  }
  return { ...open, memory: median(memory) };
}

const isQuiet = (
  open: OpenHandles,
  before: Pick<OpenHandles, 'descriptors' | 'handles'>,
): boolean =>
  open.connections === 0 &&
  open.renderings === 0 &&
  open.databaseBusy === 0 &&
  open.descriptors <= before.descriptors &&
  open.handles <= before.handles;
