import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who was sent elsewhere on account of projects. */
export const projectsFlashes = {
  'project-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load project details',
  },
  'template-missing': {
    tone: 'error',
    title: 'Template Not Found',
    description: 'This template does not exist any more. You can fill in the form yourself.',
  },
  'sign-in-to-post-project': {
    tone: 'error',
    title: 'Authentication Required',
    description: 'Please log in to post a project',
  },
  'sign-in-to-edit-project': {
    tone: 'error',
    title: 'Authentication Required',
    description: 'Please log in to update your project',
  },
} as const satisfies Record<string, ToastWords>;
