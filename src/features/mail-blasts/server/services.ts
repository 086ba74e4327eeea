import type { MailAddress } from '#lib/mail/mail-message.ts';

/** What the operations of blasts use beside the services of all. */
export interface MailBlastsServices {
  /** Whom mails may be from, the usual sender first. */
  mailSenders: readonly MailAddress[];
}
