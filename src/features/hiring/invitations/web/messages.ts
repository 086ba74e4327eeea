import type { InvitationState } from '#catalogue/enumerations/invitation.ts';

export const invitationMessages = {
  sent: {
    title: 'Invitation Sent',
    description: 'The consultant is notified by e-mail. Your project shows what they answer.',
  },
  notSent: 'Invitation Not Sent',
  sendFailed: 'The invitation could not be sent. Please try again.',
  projectMissing: 'Please choose a project.',
  withdrawn: {
    title: 'Invitation Withdrawn',
    description: 'The consultant can no longer apply by it.',
  },
  withdrawFailed: 'The invitation could not be withdrawn. Please try again.',
  declined: { title: 'Invitation Declined', description: 'The client will be notified.' },
  declineFailed: 'The invitation could not be declined. Please try again.',
  reasonMissing: 'Please choose a reason.',
  unmuted: {
    title: 'Invitations Come Again',
    description: 'This client can invite you to other projects.',
  },
  unmuteFailed: 'This could not be changed. Please try again.',
} as const;

/** The states in the words of the consultant who was invited. */
export const receivedStateWords: Record<InvitationState, string> = {
  sent: 'New',
  read: 'Read',
  applied: 'Applied',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Project closed',
};
