import type { Limits } from '../limits.ts';
import type { Figure, Unit } from './figures.ts';

/** Decimal places of a value, by its unit. */
export const digitsOf: Record<Unit, number> = {
  ratio: 2,
  share: 2,
  ms: 1,
  'per second': 0,
  MiB: 0,
  KiB: 1,
  count: 0,
};

/** The figures as lines of text, with the limit of each that has one, and the names of those that break theirs. */
export function describeFigures(
  figures: readonly Figure[],
  limits: Limits,
): { lines: string[]; broken: string[] } {
  const unmeasured = Object.keys(limits).filter(
    (name) => !limits[name]?.ifMeasured && !figures.some((figure) => figure.name === name),
  );
  const broken = unmeasured.map((name) => `${name} (not measured)`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value, unit }) => {
    const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } =
      limits[name] ?? {};
    // NaN is no figure either.
    const holds = value >= atLeast && value <= atMost;
    if (!holds) broken.push(name);
    return [
      `  ${name.padEnd(width)}`,
      value.toFixed(digitsOf[unit]).padStart(9),
      (unit === 'ratio' ? 'times' : unit).padEnd(10),
      limits[name] ? `${describeLimit(limits[name])}  ${holds ? 'ok' : 'BROKEN'}` : '',
    ]
      .join('  ')
      .trimEnd();
  });
  return { lines, broken };
}

/** A limit in words. */
export function describeLimit({ atLeast, atMost }: Limits[string]): string {
  return [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(', ');
}
