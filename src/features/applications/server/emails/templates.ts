import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { applicationAcceptedMail } from './application-accepted.tsx';
import { applicationRejectedMail } from './application-rejected.tsx';
import { applicationSubmittedMail } from './application-submitted.tsx';
import { applicationWithdrawnMail } from './application-withdrawn.tsx';
import { appliedProjectCancelledMail } from './applied-project-cancelled.tsx';
import { projectCancelledMail } from './project-cancelled.tsx';
import { projectCompletedMail } from './project-completed.tsx';

/** Every mail between the two sides of an application, for the build to compile. */
export const applicationsMailTemplates: readonly MailTemplate[] = [
  applicationSubmittedMail,
  applicationWithdrawnMail,
  applicationAcceptedMail,
  applicationRejectedMail,
  appliedProjectCancelledMail,
  projectCompletedMail,
  projectCancelledMail,
];
