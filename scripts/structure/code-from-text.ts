import type { SourceFile } from './source-file.ts';

/** Where a text could become markup or code. */
const ways: ReadonlyMap<string, RegExp> = new Map([
  ['dangerouslySetInnerHTML', /\bdangerouslySetInnerHTML\b/],
  ['innerHTML', /\b(?:inner|outer)HTML\b/],
  ['insertAdjacentHTML', /\binsertAdjacentHTML\b/],
  ['document.write', /\bdocument\.write/],
  ['eval', /\beval\(/],
  ['new Function', /\bnew Function\(/],
  ['a timer of a text', /\bset(?:Timeout|Interval)\(\s*['"`]/],
  ['node:vm', /['"]node:vm['"]/],
]);

/** Scripts of our own, and JSON in which nothing can end its element. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ['src/root.tsx', ['dangerouslySetInnerHTML']],
  ['src/features/site/public-pages/web/components/linked-data.tsx', ['dangerouslySetInnerHTML']],
]);

const isProduct = (path: string) =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|-fixture\.ts$/.test(path);

/** Says where the product makes markup or code of a text, and which exception is not needed any more. */
export function codeFromTextProblems(files: readonly SourceFile[]): string[] {
  const found = files.filter(({ path }) => isProduct(path)).flatMap(waysIn);
  const isFound = (path: string, way: string) =>
    found.some((each) => each.path === path && each.way === way);
  return [
    ...found
      .filter(({ path, way }) => !allowed.get(path)?.includes(way))
      .map(({ path, way }) => `${path}: uses ${way}. People's text is text: let React write it.`),
    ...[...allowed].flatMap(([path, those]) =>
      those
        .filter((way) => files.some((file) => file.path === path) && !isFound(path, way))
        .map((way) => `scripts/structure/code-from-text.ts: ${path} uses ${way} no more.`),
    ),
  ];
}

const waysIn = ({ path, text }: SourceFile): { path: string; way: string }[] =>
  [...ways].filter(([, pattern]) => pattern.test(text)).map(([way]) => ({ path, way }));
