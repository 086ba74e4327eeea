import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who was sent elsewhere on account of applications. */
export const applicationsFlashes = {
  'project-not-found': {
    tone: 'error',
    title: 'Project Not Found',
    description: "The project you're trying to apply for could not be found",
  },
  'already-applied': {
    tone: 'info',
    title: 'Already Applied',
    description: 'You have already applied for this project',
  },
  'application-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load application data.',
  },
} as const satisfies Record<string, ToastWords>;
