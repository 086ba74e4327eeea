import type { MailTemplate } from '#lib/mail/define-mail.ts';

/** What the operations of previews use beside the services of all. */
export interface MailPreviewsServices {
  /** Every mail of the product, compiled. */
  mailTemplates: readonly MailTemplate[];
}
