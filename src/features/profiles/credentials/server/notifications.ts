import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import type { EndStage } from '../rules.ts';

/** To the consultant whose evidence an admin has looked at. */
export const credentialWasDecided: NotificationKind<{
  certification: string;
  status: 'verified' | 'rejected';
}> = {
  name: 'credential-decided',
  topic: 'account',
  words: ({ certification, status }) =>
    status === 'verified'
      ? `Your certification ${quoted(certification)} was verified.`
      : `Your certification ${quoted(certification)} could not be verified. The reason is beside it.`,
  leadsTo: () => '/consultant/credentials',
};

/** What such a notification is about: each stage of each last day of a credential by itself. */
export const eventKeyOfEnd = (credentialId: string, expiresOn: string, stage: EndStage): string =>
  `${beginOfEnds(credentialId)}${expiresOn} ${stage}`;

/** What the events of all ends of a credential begin with. */
export const beginOfEnds = (credentialId: string): string => `${credentialId} `;

/** To the consultant a certification of whom expires soon, or has expired. */
export const credentialEnds: NotificationKind<{
  certification: string;
  /** Its last day, as `2026-11-21`. */
  expiresOn: string;
  stage: EndStage;
}> = {
  name: 'credential-ends',
  topic: 'account',
  choice: 'credentials',
  words: ({ certification, expiresOn, stage }) => {
    const day = dayInWords(expiresOn);
    return stage === 0
      ? `Your certification ${quoted(certification)} expired after ${day}. Once it is renewed, give the new evidence.`
      : `Your certification ${quoted(certification)} expires after ${day}. Renew it in time, and give the new evidence.`;
  },
  leadsTo: () => '/consultant/credentials',
};
