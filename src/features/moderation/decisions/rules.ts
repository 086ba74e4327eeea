import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';

/** On what a decision about content rests. */
export const grounds = defineEnumeration({
  terms: 'It breaks our terms',
  law: 'It breaks the law',
});
export type Ground = ValueOf<typeof grounds>;

/** On what a decision about an account rests. */
export const accountGrounds = defineEnumeration({
  checks: 'A point of our checklist is not met',
  terms: grounds.label('terms'),
  law: grounds.label('law'),
});
export type AccountGround = ValueOf<typeof accountGrounds>;

/** What admins decide with reasons, as they call it. */
export const decisionKinds = defineEnumeration({
  'review-removed': 'Removed review',
  'review-redacted': 'Redacted review',
  'answer-redacted': 'Redacted answer to a review',
  'reference-removed': 'Removed reference',
  warned: 'Upheld report',
  'report-dismissed': 'Dismissed report',
  'account-refused': 'Refused account',
  'account-revoked': 'Approval taken back',
  'account-suspended': 'Suspended account',
  'company-suspended': 'Suspended company',
});
export type DecisionKind = ValueOf<typeof decisionKinds>;

/** The decision as its person reads it. `about` is empty for an account. */
export const decisionTitles: Record<DecisionKind, (about: string) => string> = {
  'review-removed': (about) => `We have removed your review of “${about}”`,
  'review-redacted': (about) => `We have taken words out of your review of “${about}”`,
  'answer-redacted': (about) => `We have taken words out of your answer to a review of “${about}”`,
  'reference-removed': (about) => `We have removed the reference about “${about}”`,
  warned: (about) => `We have upheld a report about ${about}`,
  'report-dismissed': (about) => `We have not acted on your report of ${about}`,
  'account-refused': () => 'We have not approved your account',
  'account-revoked': () => 'We have taken back the approval of your account',
  'account-suspended': () => 'We have suspended your account',
  'company-suspended': (about) => `We have suspended your company “${about}”`,
};

/** What follows from the decision, for its person. */
export const decisionEffects: Record<DecisionKind, string> = {
  'review-removed': 'Others do not read the review any more, and it does not count in a rating.',
  'review-redacted': 'Others read “[…]” in their place. The marks and the rating stay as they are.',
  'answer-redacted': 'Others read “[…]” in their place.',
  'reference-removed': 'Clients do not read the reference any more.',
  warned: 'Another user reported it, and something has to change.',
  'report-dismissed': 'We have looked at it, and found nothing to act on.',
  'account-refused': 'You can sign in and change what you have told us.',
  'account-revoked': 'You can sign in, and everything of yours is kept.',
  'account-suspended': 'You and your projects cannot be found. Everything of yours is kept.',
  'company-suspended':
    'Its projects cannot be found, and its members cannot act for it. Everything is kept.',
};

/** Why the reviews of a deal are held. */
export const reasonsToHold = defineEnumeration({
  'same-domain': 'Their e-mail addresses have the same domain',
  'same-browser': 'Both have signed in with the same browser at the same network address',
});

/** What becomes of a decision on appeal. */
export const appealOutcomes = defineEnumeration({
  upheld: 'The decision stands',
  reversed: 'The decision is taken back',
});
export type AppealOutcome = ValueOf<typeof appealOutcomes>;

export const reasonMaxLength = 1000;
export const appealMaxLength = 2000;

/** A person can appeal for half a year. */
const appealDays = 183;
/** An appeal is answered within so many days. */
export const answerDays = 14;
/** A strike counts for so many days. */
const strikeDays = 365;

const dayMs = 86_400_000;
const later = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

/** Until when the person can appeal. */
export const appealUntil = (decidedAt: Date): Date => later(decidedAt, appealDays);

/** Until when an appeal is to be answered. */
export const answerUntil = (appealedAt: Date): Date => later(appealedAt, answerDays);

/** So many strikes at a time are a ground to suspend an account; an admin decides. */
export const strikesToSuspend = 3;

/** The decisions that count as strikes. */
const strikes: readonly DecisionKind[] = ['review-removed', 'reference-removed', 'warned'];

/** Until when a decision counts as a strike; null where it does not. One that was taken back never does. */
export function strikeUntil(decision: {
  kind: DecisionKind;
  decidedAt: Date;
  outcome: AppealOutcome | null;
}): Date | null {
  const counts = strikes.includes(decision.kind) && decision.outcome !== 'reversed';
  return counts ? later(decision.decidedAt, strikeDays) : null;
}

/** How a decision was made, and how to object to it: in each statement of reasons. */
export const appealWays = (lastDay: string): string =>
  `An admin has made this decision; no part of it was automated. You can appeal in your account until ${lastDay}, free of charge. Another admin answers within ${answerDays} days. You can also take it to a court or to a certified body for the settlement of disputes.`;
