import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/accounts/web/guards.ts';
import { PendingCounts } from '#features/approvals/web/components/pending-counts.tsx';
import { pendingCountsQuery } from '#features/approvals/web/queries.ts';
import { WaitingCredentials } from '#features/credentials/web/components/waiting-credentials.tsx';
import { WaitingRequests } from '#features/service-requests/web/components/waiting-requests.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(pendingCountsQuery)),
  head: () => ({ meta: [{ title: 'Admin Portal · Direct365' }] }),
  component: AdminPage,
});

function AdminPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title="Admin Portal" lead="Run the marketplace: who may take part, and how." />
      <div className="flex flex-col gap-8">
        <PendingCounts />
        <Card interactive>
          <CardTitle>
            <Link
              to="/admin/approvals"
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              Account Approvals
            </Link>
          </CardTitle>
          <p className="text-ink-muted">
            Approve the clients and consultants who have signed up and wait.
          </p>
        </Card>
        <Card interactive>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle>
              <Link
                to="/admin/credentials"
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                Credentials
              </Link>
            </CardTitle>
            <WaitingCredentials />
          </div>
          <p className="text-ink-muted">
            Check what consultants give as proof of their certifications.
          </p>
        </Card>
        <Card interactive>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle>
              <Link
                to="/admin/service-requests"
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                Service Requests
              </Link>
            </CardTitle>
            <WaitingRequests />
          </div>
          <p className="text-ink-muted">Answer the businesses that have ordered a service.</p>
        </Card>
      </div>
    </Container>
  );
}
