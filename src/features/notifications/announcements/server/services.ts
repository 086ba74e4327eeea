import type { MailAddress } from '#lib/mail/mail-message.ts';

/** What the operations of blasts use beside the services of all. */
export interface AnnouncementsServices {
  /** Whom mails may be from, the usual sender first. */
  mailSenders: readonly MailAddress[];
  /** The same under the names that the operator has chosen, the one that announcements are usually from first. */
  listSenders(): Promise<readonly MailAddress[]>;
}
