import { isCorrespondent, type SignedIn } from '#access/viewer.ts';

/** Where a browser listens. */
export const liveEventsPath = '/api/live';

/** What can have changed; a browser knows by it what to ask for again. */
export const topics = [
  'account',
  'application',
  'call',
  'invitation',
  'notification',
  'project',
  'thread',
] as const;
export type Topic = (typeof topics)[number];

/** Whether a user may listen: an account that is suspended or is being deleted has no rights. */
export const mayListen = ({ accountState }: Pick<SignedIn, 'accountState'>): boolean =>
  accountState !== 'suspended' && accountState !== 'leaving';

/** Whether a user may receive such a change event: none is sent about what they could not read. */
export function mayReceive(topic: Topic, viewer: SignedIn): boolean {
  // Those who may not listen any more hear why.
  if (topic === 'account') return true;
  return mayListen(viewer) && (topic !== 'thread' || isCorrespondent(viewer));
}

/** Whether this names a topic; a stream may meet one of a newer version. */
export const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text);
