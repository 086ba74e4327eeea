import type { Tx } from '#db/client.ts';
import { reopenProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationId } from '../../ids.ts';
import { canBeUndone } from '../../policy.ts';
import type { Side } from '../../rules/life-cycle.ts';
import { dealUndo } from '../jobs.ts';
import * as notifications from '../notifications.ts';
import type { OwnSide } from '../queries/own-side.ts';
import { lockDeal } from './lock-deal.ts';
import { notifyClients, notifyConsultants, publishChangesOf } from './notify-of-applications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

export type UndoOutcome = { refused: 'APPLICATION_STATE' } | { refused: null; isUndone: boolean };

/**
 * Asks the other side to undo an acceptance, or agrees to it: then the application has ended, and its project is open
 * again. The project is locked, so of two who ask at once the second agrees.
 */
export async function undoDeal(
  tx: Tx,
  services: Recording,
  { id, project_id: projectId, side }: OwnSide,
): Promise<UndoOutcome> {
  const now = services.clock.now();
  const deal = await lockDeal(tx, { id, projectId });
  if (!deal || !canBeUndone(deal, now)) return { refused: 'APPLICATION_STATE' };
  const isUndone = deal.undoAskedBy !== null && deal.undoAskedBy !== side;
  await tx
    .updateTable('applications')
    .set(
      isUndone
        ? {
            ...{ status: 'rejected', undone_at: now, updated_at: now },
            ...{ undo_asked_by: null, undo_asked_at: null },
          }
        : { undo_asked_by: side, undo_asked_at: now },
    )
    .where('id', '=', id)
    .execute();
  if (isUndone) await reopenProject(tx, services, projectId);
  if (deal.undoAskedBy !== side)
    await notifyOther(tx, services, { id, side, step: isUndone ? 'undone' : 'asked', at: now });
  return { refused: null, isUndone };
}

/** Takes back or refuses the question to undo an acceptance; the other side is notified. */
export async function keepDeal(
  tx: Tx,
  services: Recording,
  { id, project_id: projectId, side }: OwnSide,
): Promise<{ refused: 'APPLICATION_STATE' | null }> {
  const deal = await lockDeal(tx, { id, projectId });
  if (!deal?.undoAskedBy) return { refused: 'APPLICATION_STATE' };
  await tx
    .updateTable('applications')
    .set({ undo_asked_by: null, undo_asked_at: null })
    .where('id', '=', id)
    .execute();
  await notifyOther(tx, services, { id, side, step: 'kept', at: services.clock.now() });
  return { refused: null };
}

interface Step {
  id: ApplicationId;
  side: Side;
  step: 'asked' | 'undone' | 'kept';
  at: Date;
}

/** Notifies the side that did not act. */
async function notifyOther(tx: Tx, services: Recording, { id, side, step, at }: Step) {
  const event = derivedId(id, `undo ${step} ${at.toISOString()}`);
  const notify = side === 'client' ? notifyConsultants : notifyClients;
  const deals = await notify(
    tx,
    services,
    notifications.dealUndo(side === 'client' ? 'consultant' : 'client', step),
    [id],
    event,
  );
  await services.jobs.enqueue(tx, dealUndo, {
    applicationId: id,
    event,
    to: side === 'client' ? 'consultant' : 'client',
    step,
  });
  await publishChangesOf(tx, deals);
}
