import { isCorrespondent, type SignedIn } from '#access/viewer.ts';

/** Where a browser listens. */
export const liveEventsPath = '/api/live';

/** What can have changed; a browser knows by it what to ask for again. */
export const topics = ['account', 'application', 'invitation', 'project', 'thread'] as const;
export type Topic = (typeof topics)[number];

/** Whether somebody may hear that such a thing has changed: nothing is told of what they could not read. */
export function mayHear(topic: Topic, viewer: SignedIn): boolean {
  if (topic === 'account') return true;
  if (viewer.accountState === 'suspended' || viewer.accountState === 'leaving') return false;
  return topic !== 'thread' || isCorrespondent(viewer);
}

/** Whether this names a topic; a stream may meet one of a newer version. */
export const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text);
