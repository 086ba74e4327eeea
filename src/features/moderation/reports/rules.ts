/** Why something is reported, with the words for it. */
export const reportCauses = {
  untrue: 'What it says is not true',
  'somebody-else': 'It pretends to be another person',
  offensive: 'It is offensive',
  unlawful: 'It asks for or offers something unlawful',
  'personal-data': 'It gives away personal data',
  other: 'Something else',
} as const;
export type ReportCause = keyof typeof reportCauses;
export const reportCauseIds = Object.keys(reportCauses) as [ReportCause, ...ReportCause[]];

/** What admins found: a reason to act, or none. */
export const reportOutcomes = ['upheld', 'dismissed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** How long a report and the answers to it may be, in characters. */
export const reportMaxLength = 2000;
export const findingMaxLength = 1000;
