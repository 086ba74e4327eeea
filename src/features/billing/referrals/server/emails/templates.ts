import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { freeMonthCreditedMail } from './free-month-credited.tsx';
import { freeMonthTakenBackMail } from './free-month-taken-back.tsx';
import { freeMonthWaitingMail } from './free-month-waiting.tsx';
import { referralJoinedMail } from './referral-joined.tsx';

/** Every mail about referrals, for the build to compile. */
export const referralsMailTemplates: readonly MailTemplate[] = [
  referralJoinedMail,
  freeMonthCreditedMail,
  freeMonthWaitingMail,
  freeMonthTakenBackMail,
];
