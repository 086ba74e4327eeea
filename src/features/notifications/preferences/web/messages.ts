import type { MailTopic, MailWay, PushTopic } from '../rules.ts';

/** What mails and notifications are about. */
export const topicLabels: Record<MailTopic | PushTopic, string> = {
  applications: 'Applications',
  invitations: 'Invitations',
  projects: 'Projects',
  messages: 'Messages',
  calls: 'Times proposed for calls',
  'call-reminders': 'Reminders of calls',
  answers: 'Reminders of answers you owe',
  searches: 'Saved searches',
  credentials: 'Certifications and insurances that expire',
  referrals: 'Who joins with your code',
  account: 'Account',
  billing: 'Subscription',
};

/** How they come. */
export const wayLabels: Record<MailWay, string> = {
  'at-once': 'A mail at once',
  daily: 'One mail a day',
  weekly: 'One mail a week',
  none: 'No mails',
};

export const choiceSaved = 'Saved';
export const choiceUndone = 'Undone';
export const choiceFailed = 'Your choice could not be saved. Please try again.';
