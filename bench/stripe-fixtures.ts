import { failureLines } from '../scripts/quality/summary.ts';
import { runVitest } from '../scripts/quality/vitest-run.ts';
import type { Benchmark } from './harness/figures.ts';

const file = 'src/emulators/local-stripe/command-line.test.ts';

/** The fixtures of Stripe's own command line against the local Stripe: a line for each, with whether it passes. */
export const stripeFixtures: Benchmark = {
  about: "the fixtures of Stripe's own command line against the local Stripe, one by one",
  async run(report) {
    const run = await runVitest(['run', '--project=unit', file, '--reporter=verbose']);
    for (const line of failureLines([run])) report(line);
    return [
      { name: 'triggers that pass', value: run.passed, unit: 'count' },
      { name: 'triggers that fail', value: run.failed, unit: 'count' },
    ];
  },
};
