import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { type DecisionKind, decisionTitles } from '../rules.ts';

interface News {
  step: 'decided' | 'answered';
  kind: DecisionKind;
}

const decided: Partial<Record<DecisionKind, string>> = {
  'review-removed': 'We have removed a review that you wrote.',
  'review-redacted': 'We have taken words out of a review that you wrote.',
  'answer-redacted': 'We have taken words out of an answer that you wrote to a review.',
  'reference-removed': 'We have removed a reference from your profile.',
  warned: 'We have upheld a report about you.',
  'report-dismissed': 'We have not acted on a report that you made.',
};

/** To the person about whose account, content or report an admin has decided. */
export const contentWasDecided: NotificationKind<News> = {
  name: 'content-decided',
  topic: 'account',
  words: ({ step, kind }) =>
    step === 'answered'
      ? 'We have answered your appeal. The answer is in your account.'
      : `${decided[kind] ?? decisionTitles[kind]('')} The reasons are in your account.`,
  leadsTo: () => '/account#decisions-about-you',
};
