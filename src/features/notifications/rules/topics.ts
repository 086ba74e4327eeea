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
