/**
 * `npm run bench -- NAME`: runs a benchmark and asserts the limits of its figures. `list` names them, `all` runs all,
 * `figures` writes the table of figures.json into the README.
 */
import { endAllApps } from '#tests/processes/app-process.ts';
import { removeDataFolders } from '#tests/processes/data-folder.ts';
import { alerts } from './alerts/alerts.ts';
import { availableProjects } from './available-projects.ts';
import { clusterDrill } from './cluster.ts';
import { code } from './code.ts';
import { flameGraphs } from './draw-flame-graphs.ts';
import { firstStart } from './first-start.ts';

import { growth } from './growth/growth.ts';
import type { Benchmark } from './harness/figures.ts';
import { writeFiguresTable } from './harness/figures-table.ts';
import { describeFigures } from './harness/table.ts';
import { image } from './image.ts';
import { killDrill } from './kill-drill.ts';
import { knownAddresses } from './known-addresses.ts';
import { landing } from './landing.ts';
import { lighthousePages } from './lighthouse.ts';
import { limits } from './limits.ts';
import { liveDrill } from './live-drill.ts';
import { load } from './load/load.ts';
import { messages } from './messages/messages.ts';
import { mutants } from './mutants/mutants.ts';
import { openProjects } from './open-projects.ts';
import { plans } from './plans/plans.ts';
import { races } from './races.ts';
import { relevance } from './relevance/relevance.ts';
import { requests } from './requests.ts';
import { search } from './search.ts';
import { sharding } from './sharding/sharding.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { stripeFixtures } from './stripe-fixtures.ts';
import { submitApplication } from './submit-application.ts';
import { tracing } from './tracing.ts';
import { upgrade } from './upgrade.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  landing,
  requests,
  'open-projects': openProjects,
  'available-projects': availableProjects,
  'submit-application': submitApplication,
  tracing,
  messages,
  search,
  relevance,
  growth,
  plans,
  start,
  'first-start': firstStart,
  image,
  'kill-drill': killDrill,
  live: liveDrill,
  cluster: clusterDrill,
  alerts,
  load,
  'known-addresses': knownAddresses,
  lighthouse: lighthousePages,
  races,
  sharding,
  upgrade,
  'stripe-fixtures': stripeFixtures,
  soak,
  'flame-graphs': flameGraphs,
  code,
  mutants,
};

const usualLongestRunMs = 15 * 60_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end(130, 'Stopped.'));
}
process.exitCode = await run(process.argv[2] ?? 'list');

async function run(wanted: string): Promise<number> {
  if (wanted === 'figures') {
    writeFiguresTable();
    return 0;
  }
  const names = wanted === 'all' ? Object.keys(benchmarks) : [wanted];
  if (!names.every((name) => name in benchmarks)) {
    if (wanted !== 'list') print(`There is no benchmark "${wanted}".`);
    print('Use: npm run bench -- NAME, where NAME is all or one of');
    for (const [name, { about }] of Object.entries(benchmarks))
      print(`  ${name.padEnd(20)} ${about}`);
    return wanted === 'list' ? 0 : 1;
  }
  const broken: string[] = [];
  for (const name of names) broken.push(...(await runOne(name)));
  if (broken.length > 0) print(`\nLimits broken:\n${broken.map((line) => `  ${line}`).join('\n')}`);
  return broken.length === 0 ? 0 : 1;
}

async function runOne(name: string): Promise<string[]> {
  const benchmark = benchmarks[name];
  if (!benchmark) return [];
  print(`\n${name}: ${benchmark.about}`);
  const { longestRunMs = usualLongestRunMs } = benchmark;
  const timer = setTimeout(
    () => void end(1, `${name} takes longer than ${Math.round(longestRunMs / 60_000)} minutes.`),
    longestRunMs,
  );
  try {
    const figures = await benchmark.run((line) => print(`  … ${line}`));
    const { lines, broken } = describeFigures(figures, limits[name] ?? {});
    print(['', ...lines].join('\n'));
    return broken.map((figure) => `${name}: ${figure}`);
  } finally {
    clearTimeout(timer);
    await tidy();
  }
}

/** Ends every process that was started here, and removes its files. */
async function tidy(): Promise<void> {
  await endAllApps();
  await removeDataFolders();
}

async function end(code: number, reason: string): Promise<never> {
  print(`\n${reason}`);
  await tidy();
  process.exit(code);
}
