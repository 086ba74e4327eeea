import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import type { Services } from '#server/services.ts';
import { type InvitationId, toInvitationId } from '../../ids.ts';
import { dayMs, invitationsADay, secondsToWait } from '../../rules.ts';
import { invitationSent } from '../jobs.ts';
import { invitationReceived } from '../notifications.ts';
import { invitedTo } from '../queries/invitable-projects.ts';
import type { InvitationsServices } from '../services.ts';
import { notifyOfInvitation } from './notify-of-invitation.ts';

type Tools = Pick<Services, 'clock' | 'jobs' | 'isDemo'> & InvitationsServices;

type Refusal =
  | 'PROJECT_NOT_FOUND'
  | 'CONSULTANT_NOT_FOUND'
  | 'PROJECT_STATE'
  | 'ALREADY_INVITED'
  | 'ALREADY_APPLIED';

/** The invitation, or why there is none; beyond a day's number, in how many seconds the next one may be sent. */
export type SendOutcome =
  | { refused: Refusal }
  | { refused: 'TOO_MANY_INVITATIONS'; retryAfterSeconds: number }
  | { refused: null; invitationId: InvitationId };

/**
 * Invites a listed consultant to an open project of this client's company. The consultant is notified, unless they
 * have muted it or blocked this company, which the client does not learn. The company is locked, so that many at once
 * are no more than a day allows; the project is locked, so that it cannot be closed meanwhile, nor applied to.
 */
export async function sendInvitation(
  tx: Tx,
  { clock, jobs, isDemo, appliedTo, hasBlockedCompany }: Tools,
  client: ApprovedClientViewer,
  { projectId, consultantId, note }: { projectId: ProjectId; consultantId: UserId; note: string },
): Promise<SendOutcome> {
  const now = clock.now();
  const project = await findOwnProject(tx, client, projectId);
  if (!project) return { refused: 'PROJECT_NOT_FOUND' };
  const [consultant] = await findListedProfiles(tx, { now, isDemo }, [consultantId]);
  if (!consultant) return { refused: 'CONSULTANT_NOT_FOUND' };

  await lockCompany(tx, client.company.companyId);
  if ((await lockProject(tx, projectId)) !== 'open') return { refused: 'PROJECT_STATE' };
  const isInvited = (await invitedTo(tx, consultantId, [projectId])).has(projectId);
  if (isInvited) return { refused: 'ALREADY_INVITED' };
  const hasApplied = (await appliedTo(tx, consultantId, [projectId])).has(projectId);
  if (hasApplied) return { refused: 'ALREADY_APPLIED' };
  const retryAfterSeconds = await findWait(tx, client, now);
  if (retryAfterSeconds !== null) return { refused: 'TOO_MANY_INVITATIONS', retryAfterSeconds };

  const isWithheld =
    (await isMuted(tx, client, consultantId)) ||
    (await hasBlockedCompany(tx, consultantId, client.company.companyId));
  const inserted = await tx
    .insertInto('invitations')
    .values({
      project_id: projectId,
      client_id: client.userId,
      company_id: client.company.companyId,
      consultant_id: consultantId,
      project_title: project.title,
      note,
      is_withheld: isWithheld,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'consultant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { refused: 'ALREADY_INVITED' };
  const invitationId = toInvitationId(inserted.id);
  if (!isWithheld) {
    const about = { invitationId, projectTitle: project.title };
    await recordNotifications(tx, { jobs, now }, invitationReceived, [
      { userId: consultantId, event: invitationId, aboutId: client.userId, about },
    ]);
    await jobs.enqueue(tx, invitationSent, { invitationId });
    await recordWebhookEvents(tx, { jobs, now }, 'invitation.received', [
      {
        ...{ subjectId: invitationId, data: { invitationId, projectId } },
        to: { personIds: [consultantId] },
      },
    ]);
  }
  await notifyOfInvitation(tx, invitationId);
  return { refused: null, invitationId };
}

/** In how many seconds this client's company may send another one; null when they may now. */
async function findWait(tx: Tx, client: ApprovedClientViewer, now: Date): Promise<number | null> {
  // The one that has to be a day old before another fits in.
  const full = await tx
    .selectFrom('invitations')
    .select('created_at')
    .where('company_id', '=', client.company.companyId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .orderBy('created_at', 'desc')
    .offset(sql.lit(invitationsADay - 1))
    .limit(1)
    .executeTakeFirst();
  return full ? secondsToWait(full.created_at, now) : null;
}

/** Whether this consultant wants no invitations of the client's company. */
async function isMuted(tx: Tx, client: ApprovedClientViewer, consultantId: UserId) {
  const mute = await tx
    .selectFrom('invitation_mutes')
    .select('created_at')
    .where('company_id', '=', client.company.companyId)
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst();
  return mute !== undefined;
}
