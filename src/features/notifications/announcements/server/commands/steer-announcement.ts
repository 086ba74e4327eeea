import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { AnnouncementId, DeliveryId } from '../../ids.ts';
import {
  type AnnouncementAct,
  announcementActs,
  forgottenAfterMs,
  repeatable,
} from '../../rules/life-cycle.ts';
import { announcementDue } from '../jobs.ts';
import { askWhether } from './run-announcement.ts';

export interface SteeringTools {
  jobs: JobSender;
  now: Date;
}

type Refusal = { refused: 'BLAST_NOT_FOUND' | 'BLAST_STATE' | null };

const auditActions = {
  pause: 'mail-blast-paused',
  resume: 'mail-blast-resumed',
  cancel: 'mail-blast-cancelled',
} as const satisfies Record<AnnouncementAct, string>;

/** Pauses, resumes or cancels a blast. Once this is committed at most the mail that is under way still leaves. */
export async function steerAnnouncement(
  tx: Tx,
  { jobs, now }: SteeringTools,
  admin: AdminViewer,
  { blastId, act }: { blastId: AnnouncementId; act: AnnouncementAct },
): Promise<Refusal> {
  const state = await lockAnnouncement(tx, blastId);
  if (!state) return { refused: 'BLAST_NOT_FOUND' };
  const { from, to } = announcementActs[act];
  if (!from.includes(state)) return { refused: 'BLAST_STATE' };
  await tx
    .updateTable('mail_blasts')
    .set({ state: to, moved_at: now })
    .where('id', '=', blastId)
    .execute();
  if (act === 'resume') await jobs.enqueue(tx, announcementDue, { blastId });
  if (act === 'cancel') {
    await tx
      .updateTable('mail_deliveries')
      .set({ status: 'cancelled', settled_at: now })
      .where('blast_id', '=', blastId)
      .where('status', '=', 'pending')
      .execute();
  }
  await recordAudit(tx, { actor: admin, action: auditActions[act], subjectId: blastId });
  return { refused: null };
}

/**
 * Lets mails be sent once more: those named, or all that failed. What is uncertain goes again only when it is named,
 * for its recipient may have it already. A blast that had ended goes on; a paused one stays paused.
 */
export async function repeatDeliveries(
  tx: Tx,
  { jobs, now }: SteeringTools,
  admin: AdminViewer,
  {
    blastId,
    deliveryIds,
  }: { blastId: AnnouncementId; deliveryIds?: readonly DeliveryId[] | undefined },
): Promise<Refusal & { repeated: number }> {
  const state = await lockAnnouncement(tx, blastId);
  if (!state) return { refused: 'BLAST_NOT_FOUND', repeated: 0 };
  if (state === 'cancelled') return { refused: 'BLAST_STATE', repeated: 0 };
  const again = tx
    .updateTable('mail_deliveries')
    .set({
      ...{ status: 'pending', reason: null, attempts: 0, not_before: null },
      ...{ run_id: null, settled_at: null },
    })
    .where('blast_id', '=', blastId);
  const { numUpdatedRows } = await (deliveryIds
    ? again.where('id', 'in', deliveryIds).where('status', 'in', repeatable)
    : again.where('status', '=', 'failed')
  ).executeTakeFirst();
  const repeated = Number(numUpdatedRows);
  if (repeated === 0) return { refused: null, repeated };
  if (state === 'finished' || state === 'sending') {
    await tx
      .updateTable('mail_blasts')
      .set({ state: 'sending', moved_at: now })
      .where('id', '=', blastId)
      .execute();
    await jobs.enqueue(tx, announcementDue, { blastId });
  }
  await recordAudit(tx, {
    actor: admin,
    action: 'mail-blast-repeated',
    subjectId: blastId,
    detail: { mails: repeated },
  });
  return { refused: null, repeated };
}

/** Sets every blast to asking that has made no progress for too long. */
export async function askAboutForgotten(tx: Tx, now: Date): Promise<void> {
  const forgotten = await tx
    .selectFrom('mail_blasts')
    .select('id')
    .where('state', '=', 'sending')
    .where('moved_at', '<', new Date(now.getTime() - forgottenAfterMs))
    .forUpdate()
    .execute();
  if (forgotten.length > 0) {
    await askWhether(
      tx,
      forgotten.map(({ id }) => id),
    );
  }
}

async function lockAnnouncement(tx: Tx, blastId: AnnouncementId) {
  const blast = await tx
    .selectFrom('mail_blasts')
    .select('state')
    .where('id', '=', blastId)
    .forUpdate()
    .executeTakeFirst();
  return blast?.state ?? null;
}
