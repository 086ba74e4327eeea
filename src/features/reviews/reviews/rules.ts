import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';

/** What a client judges of a consultant, in the order of the marks of a review. */
const facetsOfConsultant = defineEnumeration({
  work: 'Quality of the work',
  knowledge: 'Knowledge of the product',
  communication: 'Communication',
  dates: 'Dates and effort kept',
});

/** What a consultant judges of a client, in the same way. */
const facetsOfClient = defineEnumeration({
  brief: 'Clear brief',
  decisions: 'Decisions in time',
  communication: 'Communication',
  payment: 'Payment as agreed',
});

/** What each side judges of the other. */
export const facetsBy = { client: facetsOfConsultant, consultant: facetsOfClient } as const;

/** The marks of a facet, the lowest first: a mark is the place in this list, counted from 1. */
export const marks = defineEnumeration({
  below: 'Below what was agreed',
  'as-agreed': 'As agreed',
  better: 'Better than agreed',
  best: 'The best I have worked with',
});
export type Mark = ValueOf<typeof marks>;

/** What each mark is in stars. As agreed leaves room above it, so that more than that can be said. */
export const starsOf: Readonly<Record<Mark, number>> = {
  below: 2,
  'as-agreed': 4,
  better: 4.5,
  best: 5,
};

/** The number of a mark in the table; 0 for none. */
export const numberOfMark = (mark: Mark | null): number =>
  mark === null ? 0 : marks.values.indexOf(mark) + 1;

/** The mark of a number in the table; null for none. */
export const markOfNumber = (number: number): Mark | null => marks.values[number - 1] ?? null;

/** The stars of one review: the mean over its facets, in hundredths. */
export const starsOfReview = (given: readonly Mark[]): number =>
  Math.round((100 * given.reduce((sum, mark) => sum + starsOf[mark], 0)) / given.length);

/** Who reads a review that was revealed: all, or the two sides alone while it is held, or its author alone. */
export const standings = ['public', 'held', 'removed'] as const;
export type Standing = (typeof standings)[number];

/** The standing of a revealed review. */
export const standingOf = (review: {
  held_for: string | null;
  released_at: Date | null;
  removed_at: Date | null;
}): Standing => {
  if (review.removed_at) return 'removed';
  return review.held_for && !review.released_at ? 'held' : 'public';
};

export const facetCount = 4;
export const wordsMaxLength = 1200;
export const replyMaxLength = 600;

/** The reviewed side can answer in public for so many days. */
const replyWithinDays = 30;
/** Who has not reviewed yet is reminded after so many days. */
export const remindAfterDays = [4, 11] as const;

const dayMs = 86_400_000;

/** Until when the reviewed side can answer. */
export const replyUntil = (revealedAt: Date): Date =>
  new Date(revealedAt.getTime() + replyWithinDays * dayMs);

/** Whether a review can be written: until its time is up, and while it was not revealed. */
export const canWrite = (
  { reviewUntil, revealedAt }: { reviewUntil: Date; revealedAt: Date | null },
  now: Date,
): boolean => revealedAt === null && now < reviewUntil;

/** Whether the side that was reviewed can answer: once, within the days for it. */
export const canReply = (
  { revealedAt, reply }: { revealedAt: Date | null; reply: string | null },
  now: Date,
): boolean => revealedAt !== null && reply === null && now < replyUntil(revealedAt);

/** What a side is told of the reviews of a completed deal. */
export const reviewSteps = ['asked', 'reminder', 'revealed'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** The side that a side reviews. */
export const reviewedBy: Readonly<Record<Side, Side>> = {
  client: 'consultant',
  consultant: 'client',
};

/** What stands in the place of words that were taken out. */
const takenOut = '[…]';
export const passagesMax = 20;
export const passageMinLength = 3;
export const passageMaxLength = 200;

/** What can be taken out of: the words of a review, or the public answer to it. */
export const redactedParts = ['review', 'answer'] as const;
export type RedactedPart = (typeof redactedParts)[number];

/** The text without these passages, wherever they stand in it. */
export const redact = (text: string, passages: readonly string[]): string =>
  passages
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, passage) => rest.replaceAll(passage, takenOut), text);
