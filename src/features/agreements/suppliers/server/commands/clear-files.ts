import type { Services } from '#server/services.ts';
import { brokenOffHours } from '../../rules/files.ts';
import { toFileName } from '../queries/files.ts';

const hour = 60 * 60 * 1000;
const atOnce = 500;

/**
 * Removes documents whose upload was broken off a day ago, and those of a consultant who is gone: each file, then its
 * row. Broken off in between, the next run goes on.
 */
export async function clearLooseFiles(
  { db, write, files, clock }: Pick<Services, 'db' | 'write' | 'files' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - brokenOffHours * hour);
  const loose = await db
    .selectFrom('supplier_files')
    .select(['id', 'file'])
    .where((eb) =>
      eb.or([
        eb('consultant_id', 'is', null),
        eb.and([eb('version', 'is', null), eb('created_at', '<', before)]),
      ]),
    )
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  for (const { id, file } of loose) {
    if (signal.aborted) return;
    await files.remove(toFileName(file));
    await write(async (tx) => {
      await tx.deleteFrom('supplier_files').where('id', '=', id).execute();
    });
  }
}
