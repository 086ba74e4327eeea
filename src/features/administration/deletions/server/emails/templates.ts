import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { accountErasedMail } from './account-erased.tsx';
import { accountKeptMail } from './account-kept.tsx';
import { deletionBegunMail } from './deletion-begun.tsx';
import { partnerLeavingMail } from './partner-leaving.tsx';

/** Every mail about leaving, for the build to compile. */
export const deletionsMailTemplates: readonly MailTemplate[] = [
  deletionBegunMail,
  accountKeptMail,
  accountErasedMail,
  partnerLeavingMail,
];
