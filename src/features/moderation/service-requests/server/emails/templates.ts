import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { serviceRequestForAdminsMail } from './service-request-for-admins.tsx';
import { serviceRequestReceivedMail } from './service-request-received.tsx';

/** Every mail about service requests, for the build to compile. */
export const serviceRequestsMailTemplates: readonly MailTemplate[] = [
  serviceRequestReceivedMail,
  serviceRequestForAdminsMail,
];
