import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { Appeals } from '#features/moderation/decisions/web/components/appeals.tsx';
import { HeldReviews } from '#features/moderation/decisions/web/components/held-reviews.tsx';
import { appealsQuery, heldReviewsQuery } from '#features/moderation/decisions/web/queries.ts';
import type { ReportState } from '#features/moderation/reports/contract.ts';
import { ReportList } from '#features/moderation/reports/web/components/report-list.tsx';
import { reportsQuery } from '#features/moderation/reports/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const filters: readonly { value: ReportState; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'settled', label: 'Settled' },
];

export const Route = createFileRoute('/admin/reports')({
  // Without a choice in the address it is what waits: the address stays short.
  validateSearch: (search): { state?: 'settled' | undefined } => ({
    state: search.state === 'settled' ? search.state : undefined,
  }),
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search: { state } }) => ({ state }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context, deps: { state } }) =>
    prepareParts(
      context.queryClient.prefetchInfiniteQuery(reportsQuery(state ?? 'waiting')),
      context.queryClient.prefetchInfiniteQuery(heldReviewsQuery),
      context.queryClient.prefetchQuery(appealsQuery),
    ),
  head: () => ({ meta: [{ title: 'Reports · Direct365' }] }),
  component: ReportsPage,
});

const personLink = (userId: string, words: string) => (
  <Link
    to="/admin/users/$userId"
    params={{ userId }}
    className="wrap-anywhere text-link underline underline-offset-4"
  >
    {words}
  </Link>
);

function ReportsPage() {
  const { state = 'waiting' } = Route.useSearch();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Reports"
        lead="What clients and consultants have reported, reviews that wait for a look, and appeals."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <LinkSwitch
          label="Reports by state"
          choices={filters}
          current={state}
          link={(value) => (
            <Link
              to="/admin/reports"
              search={value === 'settled' ? { state: value } : {}}
              {...switchLink}
            />
          )}
          className="self-start"
        />
        {state === 'waiting' && (
          <>
            <Appeals />
            <HeldReviews personLink={personLink} />
          </>
        )}
        <ReportList key={state} state={state} personLink={personLink} />
      </div>
    </Container>
  );
}
