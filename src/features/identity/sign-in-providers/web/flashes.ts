import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who has come back from an account elsewhere. */
export const connectedSignInsFlashes = {
  'microsoft-connected': {
    tone: 'success',
    title: 'Microsoft account connected',
    description: 'It signs you in from now on.',
  },
} as const satisfies Record<string, ToastWords>;
