import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import type { RequestState } from '#features/moderation/service-requests/contract.ts';
import { ReceivedRequests } from '#features/moderation/service-requests/web/components/received-requests.tsx';
import { receivedRequestsQuery } from '#features/moderation/service-requests/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const filters: readonly { value: RequestState; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'answered', label: 'Answered' },
];

export const Route = createFileRoute('/admin/service-requests')({
  // Without a choice in the address it is what waits: the address stays short.
  validateSearch: (search): { state?: 'answered' | undefined } => ({
    state: search.state === 'answered' ? search.state : undefined,
  }),
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search: { state } }) => ({ state }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context, deps: { state } }) =>
    prepareParts(
      context.queryClient.prefetchInfiniteQuery(receivedRequestsQuery(state ?? 'waiting')),
    ),
  head: () => ({ meta: [{ title: 'Service requests · Direct365' }] }),
  component: ServiceRequestsPage,
});

function ServiceRequestsPage() {
  const { state = 'waiting' } = Route.useSearch();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Service requests"
        lead="What businesses have ordered, and who waits for an answer."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <LinkSwitch
          label="Requests by state"
          choices={filters}
          current={state}
          link={(value) => (
            <Link
              to="/admin/service-requests"
              search={value === 'answered' ? { state: value } : {}}
              {...switchLink}
            />
          )}
          className="self-start"
        />
        <ReceivedRequests key={state} state={state} />
      </div>
    </Container>
  );
}
