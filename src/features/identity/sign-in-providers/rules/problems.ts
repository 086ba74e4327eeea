/** How signing in with Microsoft may end without anything being done; the page has words for each. */
export const microsoftProblems = [
  'cancelled',
  'unreachable',
  'expired',
  'clock',
  'refused',
  'not-offered',
  'too-many-attempts',
  'looking-in',
  'session-over',
  'taken',
  'too-many',
  'other-account',
  'not-anew',
] as const;
export type MicrosoftProblem = (typeof microsoftProblems)[number];

/** Why a user went to Microsoft. */
export const flowPurposes = ['sign-in', 'connect', 'proof'] as const;
export type FlowPurpose = (typeof flowPurposes)[number];
