import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { describeLimit, digitsOf } from './table.ts';

/** A figure as it was last measured. `limit` names its limit in `limits.ts`. */
const recordedFigure = z.strictObject({
  benchmark: z.string(),
  measure: z.string(),
  figure: z.number(),
  unit: z.enum(['ratio', 'ms', 'per second', 'MiB', 'KiB', 'count']),
  limit: z.string().optional(),
  machine: z.enum(['idle', 'busy', 'slow']),
  date: z.iso.date(),
});
type RecordedFigure = z.infer<typeof recordedFigure>;

const inBench = (file: string): string => join(import.meta.dirname, '..', file);
const tableInReadme = /(?<=<!-- figures -->\n\n)[\s\S]*?(?=\n\n<!-- \/figures -->)/;

/** The figures of `bench/figures.json`. Throws where one is malformed. */
export const readRecordedFigures = (): RecordedFigure[] =>
  z.array(recordedFigure).parse(JSON.parse(readFileSync(inBench('figures.json'), 'utf8')));

/** The table of figures that `bench/README.md` shows now. */
export const readShownTable = (): string | undefined =>
  tableInReadme.exec(readFileSync(inBench('README.md'), 'utf8'))?.[0];

/** `npm run bench -- figures`: writes the table of `bench/figures.json` into `bench/README.md`. */
export function writeFiguresTable(): void {
  const file = inBench('README.md');
  const table = figuresTable(readRecordedFigures());
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(tableInReadme, () => table),
  );
}

/** The figures as a Markdown table, with the limit of each that has one. Throws where a named limit does not exist. */
export function figuresTable(figures: readonly RecordedFigure[]): string {
  const rows = figures.map(({ benchmark, measure, figure, unit, limit, machine, date }) => {
    const known = limit === undefined ? undefined : limits[benchmark]?.[limit];
    if (limit !== undefined && !known)
      throw new Error(`limits.ts has no limit "${limit}" of ${benchmark}.`);
    return [
      `\`${benchmark}\``,
      measure,
      describe(figure, unit),
      known ? describeLimit(known) : '',
      machine,
      date,
    ];
  });
  const heads = ['Benchmark', 'Measure', 'Figure', 'Limit', 'Machine', 'Date'];
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function describe(figure: number, unit: RecordedFigure['unit']): string {
  const value = figure.toLocaleString('en', { maximumFractionDigits: digitsOf[unit] });
  return unit === 'ratio' || unit === 'count' ? value : `${value} ${unit}`;
}
