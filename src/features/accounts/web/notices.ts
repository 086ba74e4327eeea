/** What a page may say after it has sent somebody elsewhere; the code travels in the address. */
export const notices = {
  'consultants-only': {
    tone: 'error',
    title: 'Access Denied',
    description: 'This page is only available for consultants',
  },
  'consultant-portal-only': {
    tone: 'error',
    title: 'Access Denied',
    description: 'This portal is only available for consultants',
  },
  'admins-only': {
    tone: 'error',
    title: 'Access denied: Admin privileges required',
    description: undefined,
  },
  'no-permission': {
    tone: 'error',
    title: 'Access Denied',
    description: "You don't have permission to access this page.",
  },
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
  'project-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load project details',
  },
  'application-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load application data.',
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
  'sign-in-to-subscribe': {
    tone: 'error',
    title: 'Authentication Required',
    description: 'Please sign in to subscribe',
  },
  'subscribe-to-apply': {
    tone: 'info',
    title: 'Subscription Required',
    description: 'Applying to projects needs an active subscription.',
  },
} as const satisfies Record<
  string,
  { tone: 'error' | 'info'; title: string; description: string | undefined }
>;

export type Notice = keyof typeof notices;

/** Reads the `notice` search parameter; anything unknown is dropped. */
export function readNotice(value: unknown): Notice | undefined {
  return typeof value === 'string' && Object.hasOwn(notices, value) ? (value as Notice) : undefined;
}
