import { fillMarketplace } from '#tests/processes/marketplace.ts';
import { type Benchmark, type Figure, percentile } from '../harness/figures.ts';
import { openStreams } from '../harness/open-streams.ts';
import { untilIdle } from '../harness/until-idle.ts';
import { fillWithConversations } from '../messages/filled-conversations.ts';
import { measureDisk } from './disk.ts';
import { type Driven, drive } from './drive.ts';
import { type MixedRequest, mixedRequests } from './mixed-requests.ts';
import { type Nodes, startNodes } from './nodes.ts';

/** How long each number of visitors is let in. */
const seconds = Number(process.env.LOAD_SECONDS ?? 300);
/** What a visitor waits between an answer and what they ask next, on average. */
const pauseMs = Number(process.env.LOAD_PAUSE_MS ?? 5000);
/** With 1 no second node comes. */
const mostNodes = Number(process.env.LOAD_NODES ?? 2);
/** How long there are far too many, and then again as many as at first. */
const floodSeconds = Math.min(60, seconds);
const few = 200;
const many = 1000;
/** Of ten visitors one has a stream of events open beside. */
const streamShare = 10;
const people = { clients: 500, consultants: 500 };
const market = { consultants: 200, projects: 500 };
/** How often memory is looked at. */
const lookMs = 2000;

/** What the site carries, and what becomes of it when more comes than that. */
export const load: Benchmark = {
  about: `mixed traffic of ${few} and ${many} visitors for ${seconds} s on one node and on two, and far too much of it`,
  longestRunMs: (4 * seconds + 8 * floodSeconds + 20 * 60) * 1000,
  async run(report) {
    const nodes = await startNodes();
    try {
      report('people and a million messages are made');
      const marketplace = await fillMarketplace(nodes.connectionString, market);
      const conversations = await fillWithConversations(nodes.connectionString, people);
      const run: Run = {
        ...{ nodes, report },
        nextRequest: mixedRequests(nodes.publicUrl, marketplace, conversations),
        listeners: conversations.consultants.map(({ cookie }) => cookie),
      };
      const figures = await measure('one node', run);
      if (mostNodes > 1) {
        await nodes.add();
        figures.push(...(await measure('two nodes', run)));
      }
      return [...figures, ...(await measureDisk(nodes.connectionString))];
    } finally {
      await nodes.close();
    }
  },
};

interface Run {
  nodes: Nodes;
  nextRequest: () => MixedRequest;
  /** Whose streams are open meanwhile. */
  listeners: readonly string[];
  report(line: string): void;
}

async function measure(place: string, run: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  const through = async (
    name: string,
    options: { visitors: number; pauseMs: number; seconds: number },
  ) => {
    run.report(`${place}, ${name}`);
    const found = await driveBesideStreams(run, options);
    for (const error of new Set(found.driven.errors.slice(0, 5))) run.report(error);
    const own = figuresOf(`${place}, ${name}`, found);
    figures.push(...own);
    return found.driven;
  };
  const calm = await through(`${few}`, { visitors: few, pauseMs, seconds });
  await through(`${many}`, { visitors: many, pauseMs, seconds });
  await through('too many', { visitors: many, pauseMs: 0, seconds: floodSeconds });
  const ended = performance.now();
  await Promise.all(run.nodes.apps.map(({ url }) => untilIdle(url)));
  const quietAfter = performance.now() - ended;
  const after = await through('afterwards', { visitors: few, pauseMs, seconds: floodSeconds });
  return [
    ...figures,
    { name: `${place}: prompt again after`, value: quietAfter, unit: 'ms' },
    {
      name: `${place}: afterwards ÷ ${few}, p95`,
      value: percentile(after.latencies, 0.95) / percentile(calm.latencies, 0.95),
      unit: 'ratio',
    },
  ];
}

interface Found {
  driven: Driven;
  /** What was seen one look after the other, in MiB. */
  node: number[];
  database: number[];
  heard: number;
}

async function driveBesideStreams(
  { nodes, nextRequest, listeners }: Run,
  options: { visitors: number; pauseMs: number; seconds: number },
): Promise<Found> {
  const urls = nodes.apps.map(({ url }) => url);
  const wanted = Math.floor(options.visitors / streamShare / urls.length);
  const streams = await Promise.all(
    urls.map((url, n) => openStreams(url, listeners.slice(n * wanted, (n + 1) * wanted))),
  );
  const [node, database]: [number[], number[]] = [[], []];
  const look = (): void => {
    const seen = nodes.memory();
    node.push(seen.node);
    database.push(seen.database);
  };
  const timer = setInterval(look, lookMs);
  try {
    const driven = await drive({ urls, nextRequest, ...options });
    look();
    const heard = streams.reduce((sum, stream) => sum + stream.heard(), 0);
    return { driven, node, database, heard };
  } finally {
    clearInterval(timer);
    for (const stream of streams) stream.close();
  }
}

function figuresOf(name: string, { driven, node, database, heard }: Found): Figure[] {
  const { latencies, latenciesOf, shed, errors } = driven;
  const all = latencies.length + shed + errors.length;
  const ms = (what: string, value: number): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit: 'ms',
  });
  return [
    { name: `${name}: answered`, value: latencies.length / driven.seconds, unit: 'per second' },
    ms('p50', percentile(latencies, 0.5)),
    ms('p95', percentile(latencies, 0.95)),
    ms('p99', percentile(latencies, 0.99)),
    ...[...latenciesOf].map(([kind, own]) => ms(`${kind}, p95`, percentile(own, 0.95))),
    { name: `${name}: told to come again`, value: shed / all, unit: 'ratio' },
    { name: `${name}: errors`, value: errors.length, unit: 'count' },
    { name: `${name}: changes heard on streams`, value: heard, unit: 'count' },
    { name: `${name}: memory of a node, most`, value: Math.max(...node), unit: 'MiB' },
    { name: `${name}: memory of a node, last fifth ÷ second`, value: rise(node), unit: 'ratio' },
    { name: `${name}: memory of the database, most`, value: Math.max(...database), unit: 'MiB' },
  ];
}

/** What the last fifth of the looks saw at most, against the second fifth: the first is the warm-up. */
function rise(looks: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(looks.length / 5));
  return Math.max(...looks.slice(-fifth)) / Math.max(...looks.slice(fifth, 2 * fifth));
}
