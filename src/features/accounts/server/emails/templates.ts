import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { accountExistsMail } from './account-exists.tsx';
import { accountMadeMail } from './account-made.tsx';
import { confirmAddressMail } from './confirm-address.tsx';
import { newRegistrationMail } from './new-registration.tsx';
import { resetPasswordMail } from './reset-password.tsx';
import { signUpUnfinishedMail } from './sign-up-unfinished.tsx';

/** Every mail about accounts, for the build to compile. */
export const accountsMailTemplates: readonly MailTemplate[] = [
  confirmAddressMail,
  accountExistsMail,
  resetPasswordMail,
  signUpUnfinishedMail,
  newRegistrationMail,
  accountMadeMail,
];
