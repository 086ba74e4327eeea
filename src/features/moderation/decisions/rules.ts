import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';

/** On what a decision rests. */
export const grounds = defineEnumeration({
  terms: 'It breaks our terms',
  law: 'It breaks the law',
});
export type Ground = ValueOf<typeof grounds>;

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

/** An author can appeal for half a year. */
const appealDays = 183;
/** An appeal is answered within so many days. */
export const answerDays = 14;

const dayMs = 86_400_000;

/** Until when the author can appeal. */
export const appealUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + appealDays * dayMs);

/** Until when an appeal is to be answered. */
export const answerUntil = (appealedAt: Date): Date =>
  new Date(appealedAt.getTime() + answerDays * dayMs);
