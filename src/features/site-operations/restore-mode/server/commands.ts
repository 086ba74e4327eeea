import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';

/** Lets everything out that was held, and what comes from now on. Answers whether anything was held. */
export async function resumeOutbound(tx: Tx, now: Date): Promise<boolean> {
  const released = await tx
    .updateTable('restores')
    .set({ released_at: now })
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  if (released.length === 0) return false;
  await recordAudit(tx, { actor: null, action: 'held-released', subjectId: null });
  return true;
}

/** Puts on record that what waited of a kind of job was removed instead of let out. */
export async function recordDropped(tx: Tx, kind: string, jobs: number): Promise<void> {
  await recordAudit(tx, {
    ...{ actor: null, action: 'held-dropped', subjectId: null },
    detail: { kind, jobs },
  });
}
