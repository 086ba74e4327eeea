/** What notifications are about: what they are narrowed by. */
export const topics = [
  'applications',
  'invitations',
  'projects',
  'messages',
  'searches',
  'account',
  'billing',
] as const;
export type Topic = (typeof topics)[number];

/** What a user may choose about separately, though it is listed under a wider topic. */
export const choices = ['calls', 'call-reminders', 'credentials'] as const;
export type Choice = (typeof choices)[number];
