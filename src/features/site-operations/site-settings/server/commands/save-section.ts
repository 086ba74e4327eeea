import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Json } from '#db/write.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Section } from '../queries/stored-settings.ts';

/** A section as an admin wants it, with what they have seen of it. */
export interface SectionChange {
  section: Section;
  /** The revision that they have changed. */
  revision: number;
  value: { [key: string]: Json };
  /** What is other than before, for the audit log: `GBP: 0.79 → 0.81`. */
  changes: readonly string[];
  reason: string;
}

/**
 * Stores a section, unless another admin has changed it since this one looked. Saving what is there already is no
 * change, and no entry of the audit log.
 */
export async function saveSection(
  tx: Tx,
  admin: AdminViewer,
  { section, revision, value, changes, reason }: SectionChange,
  now: Date,
): Promise<{ refused: 'CHANGED_MEANWHILE' | null }> {
  if (changes.length === 0) return { refused: null };
  const written = {
    value: JSON.stringify(value),
    revision: revision + 1,
    changed_by: admin.userId,
    changed_at: now,
  };
  const stored =
    revision === 0
      ? await tx
          .insertInto('site_settings')
          .values({ section, ...written })
          .onConflict((conflict) => conflict.doNothing())
          .returning('section')
          .executeTakeFirst()
      : await tx
          .updateTable('site_settings')
          .set(written)
          .where('section', '=', section)
          .where('revision', '=', revision)
          .returning('section')
          .executeTakeFirst();
  if (!stored) return { refused: 'CHANGED_MEANWHILE' };
  await recordAudit(tx, {
    actor: admin,
    action: `site-${section}-changed`,
    subjectId: null,
    reason: reason || undefined,
    detail: { changes: changes.join('; ') },
  });
  return { refused: null };
}
