import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { callCalendarMail } from './call-calendar.tsx';
import { callDeclinedMail } from './call-declined.tsx';
import { callNearsMail } from './call-nears.tsx';
import { timesOfferedMail } from './times-offered.tsx';

/** Every mail about calls, for the build to compile. */
export const callsMailTemplates: readonly MailTemplate[] = [
  timesOfferedMail,
  callDeclinedMail,
  callCalendarMail,
  callNearsMail,
];
