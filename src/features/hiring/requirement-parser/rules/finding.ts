import { type Span, wordsAt } from './span.ts';

/** Why a field is asked for instead of being filled. */
export const questionReasons = [
  // Nothing was said of it.
  'not-said',
  // More than one answer was given.
  'several-answers',
  // What was said lies on the edge of two choices, or reaches over several.
  'between-choices',
  // Shorter, or longer, than any choice.
  'too-short',
  'too-long',
  // An hourly, daily or monthly rate, which is no budget.
  'rate',
  // An amount that is another choice in pounds than in dollars.
  'which-currency',
  // "From 50k": no upper end.
  'open-ended',
  // The text says that there is none yet.
  'none-yet',
  // A product is named, and none of its modules.
  'which-module',
  // Modules or skills are named, and the text is unsure of them.
  'unsure',
  // A month or a week, and no day.
  'which-day',
  // A place is named, and not whether the work is done there.
  'work-there',
  // The work is on site, and no place is named.
  'which-place',
] as const;
export type QuestionReason = (typeof questionReasons)[number];

/** A value that a text gives to a field, and where it says so. */
export interface Reading<Value> extends Span {
  readonly value: Value;
}

/** Words that are about a field without settling it. */
export interface Doubt extends Span {
  readonly reason: QuestionReason;
}

/** All that a text says of one field. */
export interface Finding<Value> {
  readonly readings: readonly Reading<Value>[];
  readonly doubts: readonly Doubt[];
}

/** A value with the words it came from. */
export interface Said<Value> {
  readonly value: Value;
  readonly words: readonly string[];
}

/** A field that the text leaves open, why, and by which words. */
export interface OpenQuestion {
  readonly reason: QuestionReason;
  readonly words: readonly string[];
}

export type Settled<Value> = { said: Said<Value> } | { open: OpenQuestion };

const wordsOf = (text: string, spans: readonly Span[]): string[] => [
  ...new Set(
    [...spans]
      .sort((one, other) => one.start - other.start)
      .map((span) => wordsAt(text, span))
      .filter(Boolean),
  ),
];

/** One value, however often it was said; a question where none or several were. */
export function settle<Value>(text: string, { readings, doubts }: Finding<Value>): Settled<Value> {
  const [value, ...others] = new Set(readings.map((reading) => reading.value));
  if (others.length > 0) {
    return { open: { reason: 'several-answers', words: wordsOf(text, readings) } };
  }
  if (value !== undefined) return { said: { value, words: wordsOf(text, readings) } };
  const [doubt] = doubts;
  if (!doubt) return { open: { reason: 'not-said', words: [] } };
  return { open: { reason: doubt.reason, words: wordsOf(text, doubts) } };
}
