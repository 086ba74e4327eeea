import type { WriteObstacle } from '../contract/thread-views.ts';

export const messageWords = {
  notDelivered: 'The server did not answer. Check your connection.',
  nothingWritten: 'Please write something.',
  changeFailed: 'It could not be changed. Please try again.',
  deleted: 'Message deleted',
  deletion: {
    title: 'Message Deleted',
    description: 'A line in the conversation says that there was one.',
  },
  archived: {
    title: 'Conversation Archived',
    description: 'It comes back by itself with the next message.',
  },
  unarchived: {
    title: 'Conversation Brought Back',
    description: 'It is among your messages again.',
  },
  listFailed: 'Your conversations could not be loaded',
  moreFailed: 'More conversations could not be loaded. Please try again.',
  olderFailed: 'Older messages could not be loaded. Please try again.',
} as const;

/** The toasts of blocking and sharing, which name the other person. */
export const toastsAbout = (name: string) => ({
  blocked: { title: 'Person Blocked', description: `Nothing that ${name} writes reaches you now.` },
  unblocked: {
    title: 'Person Unblocked',
    description: `You receive what ${name} writes from now on.`,
  },
  shared: {
    title: 'Contact Details Shared',
    description: `${name} sees them beside your conversation.`,
  },
  unshared: {
    title: 'No Longer Shared',
    description: `${name} does not see your contact details here any more.`,
  },
});

/** Why the user cannot write, and what they can do. */
export const obstacleWords = (
  name: string,
): Record<WriteObstacle, { title: string; text: string }> => ({
  'not-approved': {
    title: 'You can write once your account is approved',
    text: 'You hear from us by e-mail. Until then you can read what was written.',
  },
  blocked: {
    title: `You have blocked ${name}`,
    text: 'Nothing they write reaches you, and you cannot write to them.',
  },
  role: {
    title: 'You read what your company writes here',
    text: 'Your role does not include writing to consultants. An owner of your company can change it.',
  },
  away: {
    title: `${name} cannot be reached at the moment`,
    text: 'Their account is on hold. What was written stays here.',
  },
});
