import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type UserId, userIdSchema } from '#access/user.ts';
import { eraseAgain } from '#features/administration/deletions/server/commands/begin-erasures.ts';
import { listErased } from '#features/administration/deletions/server/queries.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';

type Tools = Pick<Services, 'db' | 'write' | 'clock' | 'log' | 'searchIndex'>;

const everyMs = 60 * 60_000;

/** Beside the backups: who was erased, as ids that lead nowhere but into a backup. */
export const ledgerFile = (backupFolder: string): string => join(backupFolder, 'erasures.txt');

/**
 * The ids in a ledger, each once; lines that are none are left out, such as the half of a line that was being written.
 */
export async function readLedger(file: string): Promise<UserId[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const ids = text.split('\n').flatMap((line) => {
    const read = userIdSchema.safeParse(line.trim());
    return read.success ? [read.data] : [];
  });
  return [...new Set(ids)];
}

/**
 * Brings a database and the ledger beside its backups together. Who was erased is written down, and who is written down
 * and is there, because the database was put back from an older backup, is hidden and erased again. Answers how many
 * these are.
 */
export async function keepLedger(tools: Tools, backupFolder: string): Promise<number> {
  const file = ledgerFile(backupFolder);
  const written = await readLedger(file);
  const known = new Set<string>(written);
  const missing = (await listErased(tools.db)).filter(({ user_id: id }) => !known.has(id));
  if (missing.length > 0) {
    await mkdir(backupFolder, { recursive: true, mode: 0o700 });
    // Begins with an end of line: the one before may have been cut off.
    await appendFile(file, `\n${missing.map(({ user_id: id }) => id).join('\n')}\n`, {
      mode: 0o600,
    });
  }
  let again = 0;
  const failures = new RowFailures();
  for (const userId of written) {
    const erased = await failures.attempt(userId, () =>
      tools.write((tx) => eraseAgain(tx, tools, userId)),
    );
    if (erased?.result) again += 1;
  }
  failures.log(tools.log, 'erased accounts of a restored backup could not be erased again');
  if (again > 0) tools.log.warn({ people: again }, 'restored backup contains erased accounts');
  return again;
}

/** Does so before the first request is answered, and every hour. Returns a function that stops it. */
export async function startErasureLedger(
  tools: Tools,
  backupFolder: string,
): Promise<() => Promise<void>> {
  // A folder of backups that is away does not keep the site from starting.
  const keep = () =>
    keepLedger(tools, backupFolder).catch((error: unknown) =>
      tools.log.error({ err: error }, 'the ledger of erasures could not be kept'),
    );
  await keep();
  const timer = setInterval(() => void keep(), everyMs);
  timer.unref();
  return async () => clearInterval(timer);
}
