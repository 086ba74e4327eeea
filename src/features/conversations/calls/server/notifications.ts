import type { ThreadId } from '#features/conversations/messages/ids.ts';
import type { CallStepKind } from '#features/conversations/messages/rules/call-step.ts';
import { pathOfThread } from '#features/conversations/messages/rules/thread-path.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

interface OfCall {
  threadId: ThreadId;
}

/** Under the choices for calls. */
const ofCalls = {
  topic: 'messages',
  choice: 'calls',
  leadsTo: ({ threadId }: OfCall) => pathOfThread(threadId),
} as const;

/**
 * What changes an agreed time has a mail that calendars read: it leaves at once, for without it a calendar would be
 * wrong.
 */
const inCalendars = { ...ofCalls, hasOwnMail: true } as const;

/** To the side that did not take the step. The first times come with a message, which has its own notification. */
export const callSteps: Readonly<Record<CallStepKind, NotificationKind<OfCall>>> = {
  'call-fixed': {
    ...inCalendars,
    name: 'call-fixed',
    words: () => 'A time for your call is agreed.',
  },
  'call-moved': {
    ...inCalendars,
    name: 'call-moved',
    words: () => 'Your call has another time.',
  },
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
  'call-cancelled': {
    ...inCalendars,
    name: 'call-cancelled',
    words: () => 'A call was cancelled.',
  },
};

/** What such a notification is about: each revision of a call by itself. */
export const eventKeyOfStep = (callId: string, revision: number): string => `${callId} ${revision}`;

/** To the side that did not set where a call takes place. */
export const callLinked: NotificationKind<OfCall> = {
  ...inCalendars,
  name: 'call-linked',
  words: () => 'The link of your call has changed.',
};

/** To both, before a call: their own choice, and of use at that time alone. */
export const callIsNear: NotificationKind<{ isSoon: boolean }> = {
  name: 'call-near',
  topic: 'messages',
  choice: 'call-reminders',
  isUrgent: true,
  words: ({ isSoon }) =>
    isSoon ? 'You have a call in a quarter of an hour.' : 'You have a call within a day.',
  leadsTo: () => '/calls',
};
