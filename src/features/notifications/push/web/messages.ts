import { PermissionNotGiven } from '#features/notifications/lib/push/browser.ts';
import { asApiProblem } from '#lib/api/problem.ts';

/** How notifications stand in the browser that shows the page. */
export type PushHere = 'unsupported' | 'blocked' | 'needs-storage' | 'off' | 'on';

/** What is said of each state. */
export const hereMessages: Readonly<Record<PushHere, string>> = {
  unsupported: 'This browser cannot show notifications of websites.',
  blocked:
    'This browser blocks notifications of Direct365. Allow them in its settings for this site; this page then offers to turn them on.',
  // The one as the other: what differs is what turning them on allows.
  'needs-storage': 'They are off in this browser.',
  off: 'They are off in this browser.',
  on: 'They are on in this browser, until you sign out of it.',
};

export const pushMessages = {
  turnOn: 'Turn on in this browser',
  allowAndTurnOn: 'Allow Functional Cookies and Turn On',
  allows:
    'To show them, this browser has to keep a small part of Direct365, which we count as a functional cookie. Turning them on here allows functional cookies, and nothing else. You can take that back at any time:',
  on: { title: 'Notifications are on', description: 'This browser shows you what is new.' },
  off: { title: 'Notifications are off', description: 'Nothing is sent to that browser any more.' },
  notGiven: 'The browser was not allowed to show notifications, so they stay off.',
  failed: 'The push service of this browser could not be reached. Please try again.',
} as const;

/** The sentence for a failure, of the person's answer, the browser or the server. */
export function messageForPushError(error: unknown): string {
  if (error instanceof PermissionNotGiven) return pushMessages.notGiven;
  return asApiProblem(error)?.message ?? pushMessages.failed;
}
