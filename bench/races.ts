import { failureLines } from '../scripts/quality/summary.ts';
import { runVitest } from '../scripts/quality/vitest-run.ts';
import type { Benchmark } from './harness/figures.ts';

/** What imports this repeats something. */
const repeats = 'tests/support/rounds.ts';

/** The races and random walks among the tests, many rounds of each: `npm test` has a few. */
export const races: Benchmark = {
  about: 'the tests that repeat a race or a random walk, with many rounds of each',
  longestRunMs: 60 * 60_000,
  async run(report) {
    const projects = ['--project=unit', '--project=isolated', '--project=processes'];
    const run = await runVitest(['related', '--run', ...projects, repeats], {
      env: { ROUNDS: 'many' },
    });
    for (const line of failureLines([run])) report(line);
    return [
      { name: 'tests passed', value: run.passed, unit: 'count' },
      { name: 'tests failed', value: run.failed, unit: 'count' },
    ];
  },
};
