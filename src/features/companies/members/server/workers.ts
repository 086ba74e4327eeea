import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { stateOf } from '../rules/invitation-state.ts';
import { roleSentence } from '../rules/role-words.ts';
import { companyClosedMailReference, memberInvitedMailReference } from './emails/references.ts';
import { companyClosed, memberInvited } from './jobs.ts';
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
  handleJob(companyClosed, async ({ userId, companyName, closedById }, { services, id }) => {
    const { db, mailer, publicUrl } = services;
    const [recipient, owner] = await Promise.all([
      findRecipient(db, userId),
      findRecipient(db, closedById),
    ]);
    if (!recipient) return;
    await mailer.queueMail(db, companyClosedMailReference, {
      to: recipient.to,
      props: {
        firstName: recipient.firstName,
        companyName,
        closedBy: owner?.to.name ?? null,
        portalUrl: `${publicUrl}/client/portal`,
      },
      id: derivedId(id, 'company-closed'),
    });
  }),
];
