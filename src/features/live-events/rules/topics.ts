import type { SignedIn } from '#access/viewer.ts';

/** Where a browser listens. */
export const liveEventsPath = '/api/live';

/** What can have changed; a browser knows by it what to ask for again. */
export const topics = ['account', 'application', 'project'] as const;
export type Topic = (typeof topics)[number];

/** Whether somebody may hear that such a thing has changed: nothing is told of what they could not read. */
export const mayHear = (topic: Topic, { accountState }: SignedIn): boolean =>
  topic === 'account' || accountState !== 'suspended';

/** Whether this names a topic; a stream may meet one of a newer version. */
export const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text);
