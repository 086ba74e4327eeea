import { createFileRoute, redirect } from '@tanstack/react-router';

/** The sign-up form with the consultant role chosen; the profile form follows it. */
export const Route = createFileRoute('/consultant/signup')({
  beforeLoad: () => {
    throw redirect({
      to: '/auth',
      search: { type: 'consultant', next: '/consultant/profile/new' },
    });
  },
});
