import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutatedPart } from './mutated-parts.ts';
import { samplePlaces } from './sampled-places.ts';

/** What became of the mutants of one part. */
export interface MutantCount {
  killed: number;
  all: number;
  /** Where a change was not noticed, and what stood there instead. */
  survivors: string[];
  /** Those of the noticed that were because their tests did not end: to be looked at where the machine was busy. */
  timedOut: string[];
}

/** How the mutants are tried: so many beside each other, and of so many places one. */
export interface MutantRun {
  atOnce: number;
  oneIn: number;
}

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const noticed: readonly Mutant['status'][] = ['Killed', 'Timeout'];
const unnoticed: readonly Mutant['status'][] = ['Survived', 'NoCoverage'];

/**
 * Changes the modules of these parts, one place at a time, and runs those of their tests that reach the place; the
 * counts are in the order of the parts. In stryker.config.json `tsconfigFile` names no file, because Stryker would
 * rewrite one through TypeScript's JavaScript API, which version 7 does not have. Static mutants are left out, because
 * each would need its own process, and most of them are data. Texts in queries and commands stay as they are. They name
 * tables, columns and codes, whose types refuse every other text, or they are SQL. A mutant that never ends is detected
 * by how often it passes the same place. The minute above the usual time, and the hour for the first run of all tests,
 * only cover a busy machine.
 */
export async function runMutants(
  parts: readonly MutatedPart[],
  { atOnce, oneIn }: MutantRun,
): Promise<MutantCount[]> {
  const modules = parts.flatMap((part) => part.modules);
  const places = oneIn > 1 ? samplePlaces(modules, oneIn) : modules;
  if (places.length === 0) return parts.map(() => countMutants([]));
  const askDatabase = parts.some(({ isPure }) => !isPure);
  const folder = await mkdtemp(join(tmpdir(), 'direct365-mutants-'));
  // PostgreSQL runs as another user, who has to reach its libraries here.
  await chmod(folder, 0o755);
  // Read by vitest.config.ts in the processes that run the tests.
  process.env.MUTANT_TESTS = [...new Set(parts.flatMap(({ tests }) => tests))].join(',');
  process.env.MUTANT_DATABASE = String(askDatabase);
  try {
    const mutants = await new Stryker({
      configFile: 'bench/mutants/stryker.config.json',
      mutate: places,
      tempDirName: folder,
      concurrency: atOnce,
      mutator: { excludedMutations: askDatabase ? ['StringLiteral'] : [] },
    }).runMutationTest();
    return parts.map(({ modules }) =>
      countMutants(mutants.filter((mutant) => modules.includes(pathOf(mutant)))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pathOf = ({ fileName }: Mutant): string => relative(process.cwd(), fileName);

function countMutants(mutants: readonly Mutant[]): MutantCount {
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length;
  const survived = mutants.filter(({ status }) => unnoticed.includes(status));
  const timedOut = mutants.filter(({ status }) => status === 'Timeout');
  return {
    killed,
    all: killed + survived.length,
    survivors: survived.map(describeMutant),
    timedOut: timedOut.map(describeMutant),
  };
}

function describeMutant(mutant: Mutant): string {
  const { location, replacement, status } = mutant;
  const text = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 60);
  const unreached = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${pathOf(mutant)}:${location.start.line}:${location.start.column} ${text}${unreached}`;
}
