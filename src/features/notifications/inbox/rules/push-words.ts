import type { MailTimes } from '#features/notifications/preferences/rules.ts';
import { afterQuiet } from './mail-times.ts';
import type { Choice, Topic } from './topics.ts';

/**
 * What a browser shows of a notification. It goes through the services of others and stands on locked screens, so it
 * says less than the words on the site: no title, and nothing that anybody wrote.
 */
export const pushWords: Readonly<Record<Topic | Choice, string>> = {
  applications: 'There is news of an application.',
  invitations: 'There is news of an invitation.',
  projects: 'There is news of a project.',
  messages: 'There is news in a conversation.',
  calls: 'There is news of a call.',
  'call-reminders': 'You have a call soon.',
  credentials: 'There is news of a certification.',
  searches: 'A saved search has found something.',
  account: 'There is news of your account.',
  billing: 'There is news of your subscription.',
};

/** Seconds between an event and its push message: a user who has the page open has read it by then. */
const waitSeconds = 10;

/** When a browser is notified, if its user has not read of it by then: not in their quiet hours. */
export const pushDueAt = (now: Date, times: MailTimes): Date =>
  afterQuiet(new Date(now.getTime() + waitSeconds * 1000), times);
