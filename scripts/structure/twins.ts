import type { SourceFile } from './source-file.ts';

/**
 * Says which files stand beside a folder of their own name (`rules.ts` and `rules/`). Tests may stand beside the folder
 * they test.
 */
export function twinProblems(files: readonly SourceFile[]): string[] {
  return twinsAmong(files).map((path) => {
    const folder = path.replace(/\.tsx?$/, '/');
    return `${path}: stands beside ${folder}, and a reader cannot tell which of the two holds what. Move it into the folder, under the name of the one thing it holds (contract/operations.ts, rules/life-cycle.ts). No index.ts: anyone who imports names the file.`;
  });
}

/** The files that stand beside a folder of their own name. */
export function twinsAmong(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const folders = new Set(paths.flatMap(foldersOf));
  return paths.filter((path) => folders.has(path.replace(/\.tsx?$/, '')));
}

/** Every folder that a file is in, from the outermost. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
