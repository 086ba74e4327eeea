import type { UserId } from '#access/user.ts';
import type { DeclineReason } from '#catalogue/enumerations/invitation.ts';
import type { Tx } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import type { InvitationId } from '../../ids.ts';
import { type StoredState, unansweredStates } from '../../rules.ts';
import { invitationDeclined } from '../jobs.ts';
import { invitationWasDeclined } from '../notifications.ts';
import type { ReceivedInvitationRow } from '../queries/received-invitations.ts';
import type { SentInvitationRow } from '../queries/sent-invitations.ts';
import { notifyOfInvitation } from './notify-of-invitation.ts';

type Clocked = Pick<Services, 'clock'>;

/** What became of the end of an invitation: done, or refused because it has ended already. */
export type EndOutcome = { refused: 'INVITATION_STATE' | null };

/** Takes an unanswered invitation back; with it goes the right to the project. */
export const withdrawInvitation = (
  tx: Tx,
  { clock }: Clocked,
  { invitationId }: SentInvitationRow,
): Promise<EndOutcome> =>
  endInvitation(tx, invitationId, { state: 'withdrawn', answered_at: clock.now() });

/**
 * Declines an invitation, and from now on all of this client's company when that is wanted; the client is told of the first
 * alone.
 */
export async function declineInvitation(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  {
    invitationId,
    clientId,
    companyId,
    consultantId,
    id: projectId,
    titleThen,
  }: ReceivedInvitationRow,
  {
    reason,
    words,
    isClientMuted,
  }: { reason: DeclineReason; words: string; isClientMuted: boolean },
): Promise<EndOutcome> {
  const now = clock.now();
  const { refused } = await endInvitation(tx, invitationId, {
    state: 'declined',
    answered_at: now,
    decline_reason: reason,
    decline_words: words,
  });
  if (refused) return { refused };
  if (isClientMuted) {
    await tx
      .insertInto('invitation_mutes')
      .values({
        consultant_id: consultantId,
        client_id: clientId,
        company_id: companyId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const about = { projectId, projectTitle: titleThen };
  await recordNotifications(tx, { jobs, now }, invitationWasDeclined, [
    { userId: clientId, event: invitationId, aboutId: consultantId, about },
  ]);
  await jobs.enqueue(tx, invitationDeclined, { invitationId });
  return { refused: null };
}

/** Answers the invitation of this consultant to the project, if one waits, by the application that was just sent. */
export async function answerByApplying(
  tx: Tx,
  { clock }: Clocked,
  by: { projectId: ProjectId; consultantId: UserId; applicationId: string },
): Promise<void> {
  const answered = await tx
    .updateTable('invitations')
    .set({ state: 'applied', answered_at: clock.now(), application_id: by.applicationId })
    .where('project_id', '=', by.projectId)
    .where('consultant_id', '=', by.consultantId)
    .where('state', 'in', unansweredStates)
    .returning('id')
    .executeTakeFirst();
  if (answered) await notifyOfInvitation(tx, answered.id);
}

interface End {
  state: StoredState;
  answered_at: Date;
  decline_reason?: DeclineReason;
  decline_words?: string;
}

// The state is compared by the update itself: the one that comes second finds it changed.
async function endInvitation(tx: Tx, invitationId: InvitationId, end: End): Promise<EndOutcome> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set(end)
    .where('id', '=', invitationId)
    .where('state', 'in', unansweredStates)
    .where(
      'project_id',
      'in',
      selectProjects(tx).clearSelect().select('id').where('status', '=', 'open'),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'INVITATION_STATE' };
  await notifyOfInvitation(tx, invitationId);
  return { refused: null };
}
