import type { SourceFile } from './source-file.ts';

/** The types of handles leave no other way to begin a transaction that writes. */
const ownWrite = /\bWritableDb\b|\bcreateWrite\(/;

/** The auth library brings transactions of its own, which may not be tried again. */
const libraryTransactions = 'src/features/identity/accounts/server/auth-library.ts';

/** Lists the files of features that open their own transactions instead of using `services.write`. */
export function writeProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/features\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .filter(({ text }) => ownWrite.test(text))
    .filter(({ path }) => path !== libraryTransactions)
    .map(
      ({ path }) =>
        `${path}: begins transactions of its own. Write through services.write (context.write in a request), which tries again when the database asks for it and honours the request's key; what the key is not to cover is written with { withoutKey: true }.`,
    );
}
