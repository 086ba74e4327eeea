/**
 * Changes each module that decides, one place at a time, and counts how many of the changes its feature's tests notice.
 * `MUTANTS` names what is measured (`rules,policies`, `subscriptions`, `matching/rules`; everything without it), and
 * `MUTANTS_AT_ONCE` how many are tried beside each other. With `MUTANTS_ONE_IN=20` only one place in twenty is changed,
 * which estimates what the whole would come to.
 */
import type { Benchmark, Figure } from '../harness/figures.ts';
import { listMutatedParts, type MutatedPart } from './mutated-parts.ts';
import { type MutantCount, runMutants } from './run-mutants.ts';

export const mutants: Benchmark = {
  about: 'changes in what decides and finds that tests notice ÷ all (MUTANTS=…)',
  longestRunMs: 12 * 60 * 60_000,
  async run(report) {
    const parts = listMutatedParts(process.env.MUTANTS);
    if (parts.length === 0) throw new Error(`There is no ${process.env.MUTANTS} to measure.`);
    const how = {
      atOnce: Number(process.env.MUTANTS_AT_ONCE ?? 1),
      oneIn: Number(process.env.MUTANTS_ONE_IN ?? 1),
    };
    const counted: [MutatedPart, MutantCount][] = [];
    const measure = async (together: readonly MutatedPart[]) => {
      const counts = await runMutants(together, how);
      for (const [index, part] of together.entries()) {
        const count = counts[index];
        if (!count) continue;
        counted.push([part, count]);
        report(`${part.feature}/${part.kind}: ${count.killed} of ${count.all}`);
        for (const survivor of count.survivors) report(`  survived: ${survivor}`);
        for (const place of count.timedOut) report(`  did not end: ${place}`);
      }
    };
    // Pure tests take milliseconds: what they are started for is worth having once.
    const pureParts = parts.filter(({ isPure }) => isPure);
    if (pureParts.length > 0) await measure(pureParts);
    // Queries and commands of a feature have the same tests, which are tried out once for both.
    const others = parts.filter(({ isPure }) => !isPure);
    for (const [, together] of Map.groupBy(others, ({ feature }) => feature)) {
      await measure(together);
    }
    const strict = counted.filter(([{ kind }]) => kind === 'rules' || kind === 'policies');
    return [
      ...counted.map(([{ feature, kind }, count]) => figureOf(`${feature}/${kind}`, [count])),
      ...(strict.length > 0 ? [figureOf('rules and policies', countsOf(strict))] : []),
      figureOf('all that was measured', countsOf(counted)),
    ];
  },
};

const countsOf = (counted: readonly [MutatedPart, MutantCount][]): MutantCount[] =>
  counted.map(([, count]) => count);

function figureOf(what: string, counts: readonly MutantCount[]): Figure {
  const sum = (read: (count: MutantCount) => number) =>
    counts.reduce((total, count) => total + read(count), 0);
  const all = sum((count) => count.all);
  // A part whose only code is data has nothing to change.
  const value = all === 0 ? 1 : sum((count) => count.killed) / all;
  return { name: `${what}: killed ÷ all`, value, unit: 'ratio' };
}
