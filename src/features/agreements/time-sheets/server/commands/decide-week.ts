import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import type { Services } from '#server/services.ts';
import type { WeekId } from '../../ids.ts';
import { findWeek } from '../queries/time-sheets.ts';
import { notifyOfTimeSheet } from './notify-of-time-sheet.ts';

interface Decision {
  by: UserId;
  /** When the week was submitted that the client has read. */
  submittedAt: string;
  /** Why it is returned; null where it is approved. */
  reason: string | null;
}

/**
 * Approves or returns a submitted week. The project is locked: of two decisions at once the second is refused, and so
 * is one about an older submission.
 */
export async function decideWeek(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId }: OwnSide,
  weekId: WeekId,
  { by, submittedAt, reason }: Decision,
): Promise<{ refused: 'DEAL_STATE' | 'WEEK_STATE' | null }> {
  if (!(await lockDeal(tx, { id: applicationId, projectId }))) return { refused: 'DEAL_STATE' };
  const week = await findWeek(tx, weekId);
  const isRead = week?.submitted_at?.getTime() === new Date(submittedAt).getTime();
  if (week?.state !== 'submitted' || !isRead) return { refused: 'WEEK_STATE' };
  const step = reason === null ? 'approved' : 'returned';
  await tx
    .updateTable('time_sheet_weeks')
    .set({ state: step, decided_at: services.clock.now(), decided_by: by, reason: reason ?? '' })
    .where('id', '=', weekId)
    .execute();
  await notifyOfTimeSheet(tx, services, { applicationId, weekId, step, to: ['consultant'] });
  return { refused: null };
}
