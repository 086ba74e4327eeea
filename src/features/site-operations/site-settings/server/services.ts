import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { PresentSettings } from './queries/present-settings.ts';

/** What the operations of site settings use beside the services of all. */
export interface SiteSettingsServices {
  siteSettings: PresentSettings;
  /** Whom mails may be from, as the environment says, the usual sender first. */
  mailSenders: readonly MailAddress[];
}
