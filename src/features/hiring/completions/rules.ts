/** The side that answers what a side proposes. */
export const otherSide = { client: 'consultant', consultant: 'client' } as const;

/** What the checklist asks of a deal that is to be completed. */
export const checklistPoints = [
  'handover',
  'accessReturned',
  'documents',
  'pointsSettled',
] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];

export const checklistAnswers = ['yes', 'no', 'not-applicable'] as const;
export type ChecklistAnswer = (typeof checklistAnswers)[number];

/** What is open, what is missing, and the word about a cancellation have so many characters at most. */
export const wordsMaxLength = 600;
export const environmentsMax = 10;
export const environmentMaxLength = 120;

/** Why a proposal that does not say "no" to returned access is refused while these environments are open. */
export const openAccessMessage = (environments: readonly string[]): string =>
  `Access is not returned: ${environments.join(', ')}. Please mark it as returned, or answer “No”.`;

export const completionStates = ['waiting', 'missing', 'taken-back', 'completed', 'ended'] as const;

/** How a deal was completed: the other side confirmed it, or did not answer in time. */
export const completedHow = ['confirmed', 'no-answer'] as const;
export type CompletedHow = (typeof completedHow)[number];

/** The other side has so many days of 24 hours to answer; then the deal is completed. */
export const answerWithinDays = 7;
/** The other side is reminded after so many. */
export const remindAfterDays = 5;
/** Both sides may review each other for at least so many days from the completion. */
const reviewWithinDays = 14;

const dayMs = 86_400_000;
const later = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** From this moment on time answers a proposal. */
export const answerBy = (proposedAt: Date): Date => later(proposedAt, answerWithinDays);

/** A proposal from before this moment has waited so long that the other side is reminded. */
export const remindedBefore = (now: Date): Date => later(now, -remindAfterDays);

/** The first midnight (UTC) after the full days for reviews. */
export const reviewUntil = (completedAt: Date): Date =>
  new Date(Math.ceil(later(completedAt, reviewWithinDays).getTime() / dayMs) * dayMs);

/** What one side is told of a proposal. */
export const completionSteps = [
  'proposed',
  'reminder',
  'taken-back',
  'missing',
  'confirmed',
  'no-answer',
] as const;
export type CompletionStep = (typeof completionSteps)[number];
