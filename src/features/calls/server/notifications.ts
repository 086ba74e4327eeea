import type { ThreadId } from '#features/messages/ids.ts';
import type { CallStepKind } from '#features/messages/rules/call-step.ts';
import { pathOfThread } from '#features/messages/rules/thread-path.ts';
import type { NotificationKind } from '#features/notifications/rules/notification-kind.ts';

interface OfCall {
  threadId: ThreadId;
}

/** Every mail about a call leaves at once, as calendars read it. */
const ofCalls = {
  topic: 'messages',
  hasOwnMail: true,
  leadsTo: ({ threadId }: OfCall) => pathOfThread(threadId),
} as const;

/** To whoever did not take the step. The first times come with a message, which is told of as messages are. */
export const callSteps: Readonly<Record<CallStepKind, NotificationKind<OfCall>>> = {
  'call-fixed': { ...ofCalls, name: 'call-fixed', words: () => 'A time for your call is agreed.' },
  'call-moved': { ...ofCalls, name: 'call-moved', words: () => 'Your call has another time.' },
  'call-times-offered': {
    ...ofCalls,
    name: 'call-times-offered',
    words: () => 'Other times are proposed for a call.',
  },
  'call-declined': {
    ...ofCalls,
    name: 'call-declined',
    words: () => 'The times that you proposed for a call were declined.',
  },
  'call-cancelled': { ...ofCalls, name: 'call-cancelled', words: () => 'A call was cancelled.' },
};

/** To whoever did not say where a call takes place. */
export const callLinked: NotificationKind<OfCall> = {
  ...ofCalls,
  name: 'call-linked',
  words: () => 'The link of your call has changed.',
};

/** To both, before a call. */
export const callIsNear: NotificationKind<{ isSoon: boolean }> = {
  ...ofCalls,
  name: 'call-near',
  words: ({ isSoon }) =>
    isSoon ? 'You have a call in a quarter of an hour.' : 'You have a call within a day.',
  leadsTo: () => '/calls',
};
