import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { applicationAcceptedMail } from './application-accepted.tsx';
import { applicationRejectedMail } from './application-rejected.tsx';
import { applicationSubmittedMail } from './application-submitted.tsx';
import { applicationUnansweredMail } from './application-unanswered.tsx';
import { applicationWithdrawnMail } from './application-withdrawn.tsx';
import { appliedProjectCancelledMail } from './applied-project-cancelled.tsx';
import { appliedProjectClosedMail } from './applied-project-closed.tsx';
import { projectCancelledMail } from './project-cancelled.tsx';
import { projectCompletedMail } from './project-completed.tsx';
import { projectUnconfirmedMail } from './project-unconfirmed.tsx';

/** Every mail between the two sides of an application, for the build to compile. */
export const applicationsMailTemplates: readonly MailTemplate[] = [
  applicationSubmittedMail,
  applicationWithdrawnMail,
  applicationAcceptedMail,
  applicationRejectedMail,
  appliedProjectCancelledMail,
  applicationUnansweredMail,
  appliedProjectClosedMail,
  projectCompletedMail,
  projectCancelledMail,
  projectUnconfirmedMail,
];
