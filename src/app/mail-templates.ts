import type { MailTemplate } from '#lib/mail/define-mail.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../features/*/*/server/emails/*.tsx',
  { eager: true },
);

const isTemplate = (value: unknown): value is MailTemplate =>
  typeof value === 'object' && value !== null && 'render' in value && 'preview' in value;

/** Every mail the product sends: what the files in `server/emails/` of all features export. */
export const mailTemplates: readonly MailTemplate[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isTemplate);
