import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { listExpired, listParts } from '../queries.ts';

type Tools = Pick<Services, 'db' | 'write' | 'files'>;

/** Removes the files of an export, then what is known of it: broken off in between, it begins again. */
async function removeExport({ db, write, files }: Tools, exportId: string): Promise<void> {
  for (const { file } of await listParts(db, exportId)) await files.remove(file);
  const forget = async (tx: Tx) => {
    await tx.deleteFrom('data_exports').where('id', '=', exportId).execute();
  };
  await write(forget, { withoutKey: true });
}

/**
 * Removes every export that has expired, also those that were never finished. Throws at the end when one could not be
 * removed, after all others had their turn.
 */
export async function removeExpiredExports(
  tools: Tools & Pick<Services, 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const failures = new RowFailures(signal);
  for (const exportId of await listExpired(tools.db, tools.clock.now())) {
    await failures.attempt(exportId, () => removeExport(tools, exportId));
  }
  failures.throwAny();
}

/** Removes what a user asked for and never got, so that they can ask again at once. */
export async function removeGivenUp(tools: Tools, userId: UserId, now: Date): Promise<void> {
  const givenUp = await tools.db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('ready_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  for (const { id } of givenUp) await removeExport(tools, id);
}

/** Removes all of a user's exports. */
export async function removeExportsOf(tools: Tools, userId: UserId): Promise<void> {
  for (const exportId of await listExportsOf(tools.db, userId)) await removeExport(tools, exportId);
}

async function listExportsOf(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}
