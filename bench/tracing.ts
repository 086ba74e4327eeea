import { startApp } from '#tests/processes/app-process.ts';
import { connectionStringOf, newDataFolder } from '#tests/processes/data-folder.ts';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import { startCollectorEmulator } from '#tests/support/collector-emulator.ts';
import { cpuMilliseconds } from './harness/cpu-time.ts';
import { type Benchmark, type Figure, median } from './harness/figures.ts';
import { processMebibytes } from './harness/memory.ts';
import { benchPublicUrl } from './harness/started-product.ts';

const rounds = 7;
const requests = 400;
const warmUps = 600;
const deadAddress = 'http://127.0.0.1:9';

interface Contestant {
  name: string;
  pid: number;
  readyAfter: number;
  /** Asks once more for the list of open projects. */
  ask(): Promise<void>;
  stop(): Promise<unknown>;
}

/**
 * The CPU cost of traces for a request, compared with the same product without them. `TRACING_AGAINST` names another
 * built checkout, whose requests without traces are compared with those here.
 */
export const tracing: Benchmark = {
  about: 'what traces cost a request: none made, made and sent, and with a collector that is away',
  longestRunMs: 30 * 60_000,
  async run(report) {
    const collector = await startCollectorEmulator();
    const earlier = process.env.TRACING_AGAINST;
    const contestants = [
      await start('without'),
      await start('sent', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
      await start('one of ten', {
        ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0.1' },
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      }),
      await start('collector away', { OTEL_EXPORTER_OTLP_ENDPOINT: deadAddress }),
      ...(earlier ? [await start('earlier', {}, earlier)] : []),
    ];
    report(`${warmUps} requests to each, to begin with`);
    for (const each of contestants) await askOften(each, warmUps);
    const costs = new Map(contestants.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      report(`round ${round + 1} of ${rounds}: ${requests} requests to each`);
      for (const each of contestants) {
        const before = cpuMilliseconds(each.pid) ?? 0;
        await askOften(each, requests);
        costs.get(each.name)?.push(((cpuMilliseconds(each.pid) ?? 0) - before) / requests);
        // What the emulator received is of no use here.
        for (const list of [collector.spans, collector.posted]) list.length = 0;
      }
    }
    const figures = contestants.flatMap((each) => figuresOf(each, costs));
    for (const each of contestants) await each.stop();
    await collector.stop();
    return figures;
  },
};

function figuresOf(
  { name, pid, readyAfter }: Contestant,
  costs: ReadonlyMap<string, readonly number[]>,
): Figure[] {
  const own = costs.get(name) ?? [];
  const without = costs.get('without') ?? [];
  const ratios = own.map((cost, round) => cost / (without[round] ?? Number.NaN));
  return [
    { name: `${name}: processor a request`, value: median(own), unit: 'ms' },
    ...(name === 'without'
      ? []
      : [{ name: `${name} ÷ without`, value: median(ratios), unit: 'ratio' as const }]),
    { name: `${name}: start`, value: readyAfter, unit: 'ms' },
    { name: `${name}: memory after load`, value: processMebibytes(pid), unit: 'MiB' },
  ];
}

async function start(
  name: string,
  environment: Record<string, string> = {},
  checkout?: string,
): Promise<Contestant> {
  const dataDir = await newDataFolder();
  const app = await startApp(
    { DATA_DIR: dataDir, PUBLIC_URL: benchPublicUrl, LOG_LEVEL: 'info', ...environment },
    { keepOutput: false, ...(checkout && { checkout }) },
  );
  const { consultants } = await fillMarketplace(await connectionStringOf(dataDir), {
    consultants: 1,
    projects: 20,
  });
  const headers = { cookie: consultants[0]?.cookie ?? '' };
  return {
    ...{ name, pid: app.pid, readyAfter: app.readyAfter },
    async ask() {
      const answer = await fetch(`${app.url}/api/projects/open`, { headers });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    stop: () => app.terminate(),
  };
}

async function askOften({ ask }: Contestant, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask();
}
