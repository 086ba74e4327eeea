import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address the apply page is known by. */
export const Route = createFileRoute('/apply/$projectId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/project/$projectId/apply', params });
  },
});
