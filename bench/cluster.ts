import { mailRequested } from '#lib/mail/mailer.ts';
import {
  ClusterDrill,
  type ClusterDrillReport,
  type FaultReport,
} from '#tests/processes/cluster/cluster-drill.ts';
import {
  killAndStart,
  killPrimary,
  losePrimaryMachine,
  restartSite,
} from '#tests/processes/cluster/cluster-faults.ts';
import { cutPrimaryOff } from '#tests/processes/cluster/network-cut.ts';
import { untilReplicasAreRead } from '#tests/processes/cluster/replica-figures.ts';
import { startTestCluster, type TestCluster } from '#tests/processes/cluster/test-cluster.ts';
import { type Benchmark, type Figure, median, percentile } from './harness/figures.ts';

/** How often the primary and each node is killed. */
const rounds = Number(process.env.CLUSTER_ROUNDS ?? 10);
/** Some of the faults alone, separated by commas; all of them where none is named. */
const named = process.env.CLUSTER_FAULTS?.split(',').map((name) => name.trim());
const cutMs = 30_000;

const size = {
  ...{ circles: 16, consultants: 2, writers: 4, appliers: 6, readers: 4 },
  market: { consultants: 60, projects: 200 },
};

/** Every part of a cluster killed, restarted or cut off while people write, apply, read and listen. */
export const clusterDrill: Benchmark = {
  about: `two nodes, three databases, under load: each part killed (${rounds} times the primary and each node), a network cut, a rolling restart`,
  longestRunMs: 3 * 60 * 60_000,
  async run(report) {
    const test = await startTestCluster({ report });
    try {
      const drill = await ClusterDrill.start(test, size);
      const faults = await doEverything(test, drill, report);
      const replicas = await untilReplicasAreRead(test.cluster);
      const found = await drill.finish();
      for (const what of [...found.applications.lost, ...found.messages.lost]) report(what);
      for (const what of [...found.applications.doubled, ...refusedIn(found)]) report(what);
      const { decisions } = found.traffic;
      for (const what of decisions.stale) report(what);
      for (const what of found.mails.unexplained) report(`${what} came twice for no reason`);
      const nodes = test.cluster.description.sites.length;
      return [
        ...figuresOf(found),
        {
          name: 'of these, under way at one fault, most ÷ mails sent at a time',
          value: found.mails.mostOfOneFault / (mailRequested.concurrency * nodes),
          unit: 'ratio',
        },
        {
          name: 'reads answered by replicas, since the last start of a node',
          value: Math.min(...replicas.map(({ reads }) => reads)),
          unit: 'count',
        },
        ...faultFigures(faults),
      ];
    } finally {
      await test.close();
    }
  },
};

/** Answers that no client should get, by applications, messages and decisions. */
const refusedIn = ({ traffic }: Pick<ClusterDrillReport, 'traffic'>): string[] => [
  ...traffic.refused,
  ...traffic.messages.refused,
  ...traffic.decisions.refused,
];

type Faults = Map<string, FaultReport[]>;

async function doEverything(
  { cluster }: TestCluster,
  drill: ClusterDrill,
  report: (line: string) => void,
): Promise<Faults> {
  const faults: Faults = new Map();
  const amid = async (what: string, fault: () => Promise<unknown>): Promise<void> => {
    if (named && !named.includes(what)) return;
    const came = await drill.amid(async () => {
      await fault();
    });
    faults.set(what, [...(faults.get(what) ?? []), came]);
    const gap = (came.longestGapMs / 1000).toFixed(1);
    report(`${what}: ${came.broken} broken, ${came.turnedAway} turned away, ${gap} s of no writes`);
  };
  const sites = cluster.description.sites.map(({ name }) => name);
  for (let round = 0; round < rounds; round += 1) {
    // In turn: its server alone, and the whole machine, without a shutdown.
    if (round % 2 === 0) await amid('primary killed', () => killPrimary(cluster));
    else await amid("primary's machine lost", () => losePrimaryMachine(cluster));
    for (const name of sites) {
      await amid('node killed', () => killAndStart(cluster, name, 'direct365'));
    }
  }
  if (rounds < 2) await amid("primary's machine lost", () => losePrimaryMachine(cluster));
  for (const name of sites) {
    await amid('PgBouncer killed', () => killAndStart(cluster, name, 'pgbouncer'));
    await amid('way to the databases killed', () => killAndStart(cluster, name, 'haproxy'));
  }
  await amid('entry killed', () => killAndStart(cluster, 'entry-1', 'haproxy'));
  for (const { name } of cluster.description.databases) {
    await amid('etcd killed', () => killAndStart(cluster, name, 'etcd'));
  }
  await amid('etcd killed, all of it', () =>
    Promise.all(
      cluster.description.databases.map(({ name }) => killAndStart(cluster, name, 'etcd')),
    ),
  );
  await amid('primary cut off', async () => {
    report(`the primary is cut off: ${await cutPrimaryOff(cluster, cutMs)}`);
  });
  for (const name of sites) await amid('rolling restart', () => restartSite(cluster, name));
  return faults;
}

function figuresOf(found: ClusterDrillReport): Figure[] {
  const { traffic, messages, applications, mails, streams } = found;
  const { decisions } = traffic;
  const writes =
    traffic.applications.length + traffic.messages.acknowledged + decisions.acknowledged;
  const counts: [string, number][] = [
    ['writes acknowledged', writes],
    ['reads', traffic.reads],
    ['lost', applications.lost.length + messages.lost.length],
    ['doubled', applications.doubled.length + messages.doubled],
    ['refused', refusedIn({ traffic }).length],
    ['own writes looked for', decisions.looks],
    ['own writes not seen', decisions.stale.length],
    ['messages in another order', messages.disordered.length],
    ['messages to the wrong user', messages.strays.length],
    ['mails', mails.mails],
    ['mails that came again', mails.copies],
    ['of these, under way at no fault', mails.unexplained.length],
    ['streams', streams],
    ['streams opened', messages.opened],
    ['streams that ended for good', messages.ended],
  ];
  return counts.map(([name, value]): Figure => ({ name, value, unit: 'count' }));
}

const faultFigures = (faults: Faults): Figure[] =>
  [...faults].flatMap(([what, came]): Figure[] => [
    { name: `${what}: times`, value: came.length, unit: 'count' },
    { name: `${what}: broken`, value: sum(came.map(({ broken }) => broken)), unit: 'count' },
    {
      name: `${what}: turned away`,
      value: sum(came.map(({ turnedAway }) => turnedAway)),
      unit: 'count',
    },
    {
      name: `${what}: no writes, p50`,
      value: median(came.map(({ longestGapMs }) => longestGapMs)),
      unit: 'ms',
    },
    {
      name: `${what}: no writes, longest`,
      value: percentile(
        came.map(({ longestGapMs }) => longestGapMs),
        1,
      ),
      unit: 'ms',
    },
  ]);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
