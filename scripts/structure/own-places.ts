import type { SourceFile } from './source-file.ts';

const ownPlace = /\bimport\.meta\.(?:dirname|filename|url)\b/;

/** The one that asks, and what begins processes of its own, which run from the sources. */
const allowed: readonly string[] = [
  'src/lib/project-folder.ts',
  'src/lib/sandboxed/sandboxed-main.ts',
];

const isBuilt = (path: string) =>
  /^(?:src|demo)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|-fixture\.ts$/.test(path);

/**
 * Says which file looks for others beside itself: once the server is built it is not there any more, but in one file
 * with all others.
 */
export const ownPlaceProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => isBuilt(path) && !allowed.includes(path) && ownPlace.test(text))
    .map(
      ({ path }) =>
        `${path}: asks where it lies, which is elsewhere once it is built. Name files by inProject (#lib/project-folder.ts).`,
    );
