import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { credentialEndsMail } from './credential-ends.tsx';
import { credentialRejectedMail } from './credential-rejected.tsx';
import { credentialVerifiedMail } from './credential-verified.tsx';

/** Every mail about credentials, for the build to compile. */
export const credentialsMailTemplates: readonly MailTemplate[] = [
  credentialVerifiedMail,
  credentialRejectedMail,
  credentialEndsMail,
];
