import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who was sent away from a page that is not theirs. */
export const accountsFlashes = {
  'address-confirmed': {
    tone: 'success',
    title: 'Your e-mail address is confirmed',
    description: undefined,
  },
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
  'permissions-unverified': {
    tone: 'error',
    title: 'Error verifying permissions',
    description: undefined,
  },
  'no-permission': {
    tone: 'error',
    title: 'Access Denied',
    description: "You don't have permission to access this page.",
  },
  'looking-in': {
    tone: 'error',
    title: 'You are impersonating a user',
    description: 'Stop impersonating to return to the admin pages.',
  },
} as const satisfies Record<string, ToastWords>;
