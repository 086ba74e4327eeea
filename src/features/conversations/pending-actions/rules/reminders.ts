/** What can wait for an answer. A feature that asks for one adds its kind here, and its line in `waitingSources`. */
export const waitingKinds = [
  'application',
  'approval',
  'offer',
  'completion',
  'access',
  'statement',
  'milestone',
  'time-sheet',
  'review',
  'project',
  'question',
  'call',
  'invitation',
  'message',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** After so many calendar days (UTC) a user is reminded of a pending action, once for each. */
export const remindedAfterDays = [3, 7] as const;
