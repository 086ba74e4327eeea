import { declineReasons } from '#catalogue/enumerations/invitation.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { isOpen, stateOf } from '../rules.ts';
import { invitationDeclinedNotification, invitationSentNotification } from './emails/references.ts';
import { invitationDeclined, invitationSent } from './jobs.ts';
import { invitationReceived, invitationWasDeclined } from './notifications.ts';
import { findLetter, type Letter } from './queries/letters.ts';

/** Whether a consultant who is written to now finds an invitation that they can answer. */
const isStillInviting = (letter: Letter): boolean =>
  isOpen(stateOf(letter.state, letter.projectStatus)) &&
  !letter.isWithheld &&
  letter.clientSuspendedAt === null &&
  letter.consultantSuspendedAt === null &&
  letter.clientLeavingAt === null &&
  letter.consultantLeavingAt === null;

/** Event handlers of invitations: they mail the other side. */
export const invitationsWorkers: JobHandler<Services>[] = [
  handleJob(invitationSent, async ({ invitationId }, { services }) => {
    const { db, publicUrl } = services;
    const letter = await findLetter(db, invitationId);
    if (!letter || !isStillInviting(letter)) return;
    const { consultantFirstName, consultantLastName, projectTitle, note } = letter;
    const notified = {
      kind: invitationReceived,
      ...{ userId: letter.consultantId, event: invitationId },
    };
    await mailNotification(db, services, notified, invitationSentNotification, {
      to: {
        name: `${consultantFirstName} ${consultantLastName}`.trim(),
        address: letter.consultantEmail,
      },
      props: {
        recipientFirstName: consultantFirstName,
        clientName: shortNameOf(letter.clientFirstName, letter.clientLastName),
        projectTitle,
        note,
        invitationUrl: `${publicUrl}/invitations/${invitationId}`,
      },
      id: derivedId(invitationId, 'invitation-sent'),
    });
  }),

  handleJob(invitationDeclined, async ({ invitationId }, { services }) => {
    const { db, publicUrl } = services;
    const letter = await findLetter(db, invitationId);
    if (!letter?.declineReason) return;
    const { clientFirstName, clientLastName, projectId, projectTitle } = letter;
    const name = { firstName: letter.consultantFirstName, lastName: letter.consultantLastName };
    const notified = {
      kind: invitationWasDeclined,
      ...{ userId: letter.clientId, event: invitationId },
    };
    await mailNotification(db, services, notified, invitationDeclinedNotification, {
      to: { name: `${clientFirstName} ${clientLastName}`.trim(), address: letter.clientEmail },
      props: {
        recipientFirstName: clientFirstName,
        consultantName: letter.clientIsApproved
          ? nameForApprovedClient(name, { hasAccepted: false })
          : null,
        projectTitle,
        reason: `${declineReasons.label(letter.declineReason)}.`,
        words: letter.declineWords,
        projectUrl: `${publicUrl}/project/${projectId}`,
      },
      id: derivedId(invitationId, 'invitation-declined'),
    });
  }),
];
