import { createFileRoute, Link } from '@tanstack/react-router';
import { QueueHealth } from '#features/administration/admin/web/components/queue-health.tsx';
import { queueQuery } from '#features/administration/admin/web/queries/queue.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin/queue')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(queueQuery)),
  head: () => ({ meta: [{ title: 'Queue · Direct365' }] }),
  component: QueuePage,
});

function QueuePage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Queue"
        lead="Mails and other work in the background: what waits, and what has failed."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <QueueHealth
        personLink={(userId, words) => (
          <Link
            to="/admin/users/$userId"
            params={{ userId }}
            className="wrap-anywhere text-link underline underline-offset-4"
          >
            {words}
          </Link>
        )}
      />
    </Container>
  );
}
