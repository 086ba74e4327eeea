import { resolve } from 'node:path';
import { readSourceFiles, type SourceFile } from '../scripts/structure/source-file.ts';
import { twinsAmong } from '../scripts/structure/twins.ts';
import { type Benchmark, type Figure, percentile } from './harness/figures.ts';

const isCode = ({ path }: SourceFile) =>
  /\.(ts|tsx|mjs|cjs|css)$/.test(path) && !path.endsWith('.gen.ts');
const isTest = ({ path }: SourceFile) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('tests/') || path.endsWith('-fixture.ts');
const isProduct = (file: SourceFile) => file.path.startsWith('src/') && !isTest(file);

/** The code in figures, without judging it by hand: how long its files are, and who imports whom. */
export const code: Benchmark = {
  about:
    'the code in figures: lengths of files, imports between features (CODE_DIR: of another checkout)',
  async run(report) {
    const files = readSourceFiles(resolve(process.env.CODE_DIR ?? '.')).filter(isCode);
    const product = files.filter(isProduct);
    const lines = product.map(linesOf);
    const imports = importsBetweenFeatures(product);
    for (const [pair, number] of mostOf(imports)) report(`${pair}: ${number} imports`);
    return [
      count('files of the product', product.length),
      count('lines of the product', sum(lines)),
      count('lines of tests', sum(files.filter(isTest).map(linesOf))),
      count('lines of a file, median', percentile(lines, 0.5)),
      count('lines of a file, 95th percentile', percentile(lines, 0.95)),
      count('lines of the longest file', Math.max(...lines)),
      count('imports between features', sum([...imports.values()])),
      count('pairs of features, the one importing the other', imports.size),
      count('files beside a folder of their name', twinsAmong(files).length),
    ];
  },
};

/** `younger → older`, and how many import lines there are from the one to the other. */
function importsBetweenFeatures(files: readonly SourceFile[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { path, text } of files) {
    const from = /^src\/features\/([^/]+)\//.exec(path)?.[1];
    if (from === undefined) continue;
    for (const [, to] of text.matchAll(/from '#features\/([^/']+)\//g)) {
      if (to === undefined || to === from) continue;
      const pair = `${from} → ${to}`;
      found.set(pair, (found.get(pair) ?? 0) + 1);
    }
  }
  return found;
}

const mostOf = (imports: Map<string, number>) =>
  [...imports].toSorted(([, a], [, b]) => b - a).slice(0, 10);
const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const count = (name: string, value: number): Figure => ({ name, value, unit: 'count' });
