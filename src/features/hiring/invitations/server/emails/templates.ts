import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { invitationDeclinedMail } from './invitation-declined.tsx';
import { invitationSentMail } from './invitation-sent.tsx';

/** Every mail about invitations, for the build to compile. */
export const invitationsMailTemplates: readonly MailTemplate[] = [
  invitationSentMail,
  invitationDeclinedMail,
];
