import type { Topic } from '../rules/topics.ts';

export const notificationWords = {
  listFailed: 'Your notifications could not be loaded',
  moreFailed: 'More notifications could not be loaded. Please try again.',
  markingFailed: 'It could not be marked as read. Please try again.',
} as const;

/** What topics are called. */
export const topicNames: Record<Topic, string> = {
  applications: 'Applications',
  invitations: 'Invitations',
  projects: 'Projects',
  messages: 'Messages and calls',
  searches: 'Saved searches',
  account: 'Account',
  billing: 'Subscription',
};
