import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { stateOf } from '../rules/invitation-state.ts';
import { roleSentence } from '../rules/role-words.ts';
import { memberInvitedMailReference } from './emails/references.ts';
import { memberInvited } from './jobs.ts';
import { findInvitation, inviterOf } from './queries/invitations.ts';

/** Event handlers of members: they mail invitations. */
export const membersWorkers: JobHandler<Services>[] = [
  handleJob(memberInvited, async ({ invitationId }, { services }) => {
    const { db, mailer, publicUrl, clock } = services;
    const invitation = await findInvitation(db, invitationId);
    if (!invitation || stateOf(invitation, clock.now()) !== 'open') return;
    const { companyName, role, email, expiresAt } = invitation;
    await mailer.queueMail(db, memberInvitedMailReference, {
      to: { name: '', address: email },
      props: {
        companyName,
        invitedBy: inviterOf(invitation),
        roleSays: roleSentence(role),
        until: dayInWords(expiresAt),
        invitationUrl: `${publicUrl}/company/invitation/${invitationId}`,
      },
      id: derivedId(invitationId, 'member-invited'),
    });
  }),
];
