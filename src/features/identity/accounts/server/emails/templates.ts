import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { accountExistsMail } from './account-exists.tsx';
import { accountMadeMail } from './account-made.tsx';
import { confirmAddressMail } from './confirm-address.tsx';
import { confirmEmailChangeMail } from './confirm-email-change.tsx';
import { newRegistrationMail } from './new-registration.tsx';
import { resetPasswordMail } from './reset-password.tsx';
import { securityAlertMail } from './security-alert.tsx';
import { signUpUnfinishedMail } from './sign-up-unfinished.tsx';
import { welcomeMail } from './welcome.tsx';

/** Every mail about accounts, for the build to compile. */
export const accountsMailTemplates: readonly MailTemplate[] = [
  confirmAddressMail,
  welcomeMail,
  accountExistsMail,
  resetPasswordMail,
  signUpUnfinishedMail,
  newRegistrationMail,
  securityAlertMail,
  confirmEmailChangeMail,
  accountMadeMail,
];
