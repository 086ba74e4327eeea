import type { MailTopic, MailWay } from '../rules.ts';

/** What the mails are about. */
export const topicLabels: Record<MailTopic, string> = {
  applications: 'Applications',
  invitations: 'Invitations',
  projects: 'Projects',
  messages: 'Messages',
  searches: 'Saved searches',
};

/** How they come. */
export const wayLabels: Record<MailWay, string> = {
  'at-once': 'A mail at once',
  daily: 'One mail a day',
  weekly: 'One mail a week',
  none: 'No mails',
};
