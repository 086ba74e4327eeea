import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { isUndoAsked } from '#features/hiring/applications/policy.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { listOpenNames } from '#features/hiring/environment-access/server/queries/open-access.ts';
import type { Services } from '#server/services.ts';
import type { Checklist } from '../../contract/checklist.ts';
import { type CompletionId, toCompletionId } from '../../ids.ts';
import { refusalToPropose } from '../../policy.ts';
import { answerBy, otherSide } from '../../rules.ts';
import { notifyOfCompletion } from './notify-of-completion.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Whether completion was proposed, or why it was not. */
export type ProposeOutcome =
  | { refused: 'ACCESS_OPEN'; environments: string[] }
  | { refused: NonNullable<ReturnType<typeof refusalToPropose>> }
  | { refused: null; id: CompletionId };

/**
 * Proposes that a deal is completed; the other side is asked. The project is locked: of two who propose at once the
 * second is refused, so that they read what the first one proposed before they answer it. The checklist names the open
 * entries of the access list.
 */
export async function proposeCompletion(
  tx: Tx,
  services: Recording,
  { id: applicationId, project_id: projectId, side }: OwnSide,
  { by, checklist }: { by: UserId; checklist: Checklist | null },
): Promise<ProposeOutcome> {
  const now = services.clock.now();
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal) return { refused: 'PROJECT_STATE' };
  const refused = refusalToPropose({ ...deal, isUndoAsked: isUndoAsked(deal, now) });
  if (refused) return { refused };
  const open = await listOpenNames(tx, applicationId);
  if (open.length > 0 && checklist?.accessReturned !== 'no') {
    return { refused: 'ACCESS_OPEN', environments: open };
  }
  const { company_id } = await applicationsBetween(tx)
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('completions')
    .values({
      ...{ application_id: applicationId, company_id },
      ...{ proposed_by_side: side, proposed_by: by },
      ...{ proposed_at: now, answer_by: answerBy(now) },
      handover: checklist?.handover ?? null,
      access_returned: checklist?.accessReturned ?? null,
      documents: checklist?.documents ?? null,
      points_settled: checklist?.pointsSettled ?? null,
      open_points: checklist?.openPoints ?? '',
      environments: [...new Set([...open, ...(checklist?.environments ?? [])])],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const completionId = toCompletionId(id);
  await notifyOfCompletion(tx, services, { id: completionId, applicationId }, [
    { to: otherSide[side], step: 'proposed' },
  ]);
  return { refused: null, id: completionId };
}
