import type { NoticeWords } from '#ui/feedback/notice-words.ts';

/** The flash messages for a user who was sent elsewhere on account of invitations. */
export const invitationsNotices = {
  'invitation-not-found': {
    tone: 'error',
    title: 'Invitation Not Found',
    description: 'This invitation does not exist any more, or is not yours.',
  },
  'invitation-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'The invitation could not be loaded. Please try again.',
  },
} as const satisfies Record<string, NoticeWords>;
