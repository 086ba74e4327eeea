import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { unsentFileHours } from '../../rules/files.ts';
import { messageFileStale } from '../jobs.ts';
import { listStaleParts } from '../queries/files.ts';

const batchSize = 500;
const hour = 60 * 60 * 1000;

/**
 * Removes the parts of a file that are no longer served: all of one that was discarded or is infected, of a picture
 * those that it was encoded anew from. Interrupted, it begins again.
 */
export async function removeStaleParts(
  { db, write, files }: Pick<Services, 'db' | 'write' | 'files'>,
  fileId: string,
): Promise<void> {
  const stale = await listStaleParts(db, fileId);
  if (stale.length === 0) return;
  for (const name of stale) await files.remove(name);
  await write(async (tx) => {
    await tx
      .deleteFrom('message_file_parts')
      .where('file_id', '=', fileId)
      .where('file', 'in', stale)
      .execute();
  });
}

/**
 * Discards up to 500 files that lead nowhere. Uploaded a day ago and never sent, of a conversation or for a person that
 * is gone, or discarded a day ago and still there. Says whether there may be more.
 */
export async function discardLooseFiles(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<boolean> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - unsentFileHours * hour);
  const loose = await tx
    .selectFrom('message_files as file')
    .select('file.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('file.discarded_at', '<', dayAgo),
          eb.exists(
            eb
              .selectFrom('message_file_parts as part')
              .select('part.position')
              .whereRef('part.file_id', '=', 'file.id'),
          ),
        ]),
        eb.and([
          eb('file.discarded_at', 'is', null),
          eb.or([
            eb.and([eb('file.thread_id', 'is', null), eb('file.addressee_id', 'is', null)]),
            eb.and([eb('file.message_id', 'is', null), eb('file.created_at', '<', dayAgo)]),
          ]),
        ]),
      ]),
    )
    .orderBy('file.created_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (loose.length === 0) return false;
  const ids = loose.map(({ id }) => id);
  // Those discarded before wait another day before they are tried once more.
  await tx
    .updateTable('message_files')
    .set({ discarded_at: now, name: '' })
    .where('id', 'in', ids)
    .execute();
  await jobs.enqueueMany(
    tx,
    messageFileStale,
    ids.map((fileId) => ({ data: { fileId } })),
  );
  return loose.length === batchSize;
}

/**
 * Forgets discarded files of which nothing is stored, once they count no longer towards what their owner may upload.
 */
export async function forgetDiscardedFiles(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  await tx
    .deleteFrom('message_files as file')
    .where('file.discarded_at', 'is not', null)
    .where('file.created_at', '<', new Date(clock.now().getTime() - 24 * hour))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_file_parts as part')
            .select('part.position')
            .whereRef('part.file_id', '=', 'file.id'),
        ),
      ),
    )
    .execute();
}
