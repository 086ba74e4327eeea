import type { UserType } from '#access/user.ts';
import { listZones } from '#lib/time-zones.ts';

/** What a user may choose mails about. Those about the account and subscription always come: one must not miss them. */
export const mailTopics = [
  'applications',
  'invitations',
  'projects',
  'messages',
  'calls',
  'call-reminders',
  'answers',
  'searches',
  'credentials',
  'referrals',
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** What browsers show notifications of, where they were asked to; of these each may be left out. */
export const pushTopics = [
  'applications',
  'invitations',
  'projects',
  'messages',
  'calls',
  'call-reminders',
  'searches',
  'credentials',
  'account',
  'billing',
] as const;
export type PushTopic = (typeof pushTopics)[number];

/** What there is for consultants alone. */
const topicsOfConsultants: ReadonlySet<MailTopic | PushTopic> = new Set([
  'credentials',
  'referrals',
  'billing',
]);

/** Whether anything of a topic ever concerns a user of this type. */
export const concerns = (userType: UserType, topic: MailTopic | PushTopic): boolean =>
  userType === 'consultant' || !topicsOfConsultants.has(topic);

/** How the mails about a topic come: one for each event, one a day or a week, or none. */
export const mailWays = ['at-once', 'daily', 'weekly', 'none'] as const;
export type MailWay = (typeof mailWays)[number];

/** The ways in which one mail tells of many events. */
export const digestWays = ['daily', 'weekly'] as const;
export type DigestWay = (typeof digestWays)[number];

/** What no digest takes: a reminder is of use at its time alone, or gathers by itself what it tells. */
const topicsOfNoDigest: ReadonlySet<MailTopic> = new Set([
  'call-reminders',
  'answers',
  'referrals',
]);

/** In which ways the mails about a topic can come. */
export const waysFor = (topic: MailTopic): readonly MailWay[] =>
  mailWays.filter((way) => !(isDigestWay(way) && topicsOfNoDigest.has(topic)));

export const isDigestWay = (text: string): text is DigestWay =>
  digestWays.some((way) => way === text);

export const isMailTopic = (text: string): text is MailTopic =>
  mailTopics.some((topic) => topic === text);

export const isPushTopic = (text: string): text is PushTopic =>
  pushTopics.some((topic) => topic === text);

/** The zones that a user can choose, by their IANA names. */
export const zones: readonly string[] = listZones();

/**
 * By whose clocks digests are made, and between which whole hours no mail about an event leaves: from 22 until 7 is
 * over midnight.
 */
export interface MailTimes {
  zone: string;
  quiet: { from: number; until: number } | null;
}

/** Of those who have chosen nothing. */
export const usualTimes: MailTimes = { zone: 'UTC', quiet: null };

/** An address that its owner recognises and others cannot use: `a•••@example.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(Math.max(0, at))}`;
}
