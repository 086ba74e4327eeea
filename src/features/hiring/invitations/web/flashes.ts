import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who was sent elsewhere on account of invitations. */
export const invitationsFlashes = {
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
} as const satisfies Record<string, ToastWords>;
