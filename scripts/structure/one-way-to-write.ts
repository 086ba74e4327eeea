import type { SourceFile } from './source-file.ts';

/** Transactions that only read, with their level or mode named. */
const ownTransaction = /\.transaction\(\)(?!\s*\.set(IsolationLevel|AccessMode)\()/;
const ownWrite = /\bcreateWrite\(/;

/** The auth library brings transactions of its own, which may not be tried again. */
const libraryTransactions = 'src/features/accounts/server/auth.ts';

/** Says which files of features open transactions by themselves instead of through `services.write`. */
export function writeProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/features\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .filter(({ text }) => ownTransaction.test(text) || ownWrite.test(text))
    .filter(({ path }) => path !== libraryTransactions)
    .map(
      ({ path }) =>
        `${path}: opens a transaction of its own. Write through services.write (context.write in a request), which tries again when the database asks for it and honours the request's key; what the key is not to cover is written with { withoutKey: true }.`,
    );
}
