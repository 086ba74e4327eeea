import { useQueries } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { requireApprovedClient } from '#features/accounts/web/guards.ts';
import { comparisonMax } from '#features/shortlists/rules/limits.ts';
import { ComparisonTable } from '#features/shortlists/web/components/comparison-table.tsx';
import { ShortlistUnknown } from '#features/shortlists/web/components/shortlist-unknown.tsx';
import { consultantQuery, shortlistedIdsQuery } from '#features/shortlists/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

interface ComparisonSearch {
  /** The consultants' ids, separated by commas: the address can be kept and shared in the company. */
  ids?: string;
}

const idsIn = ({ ids = '' }: ComparisonSearch): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, comparisonMax);

export const Route = createFileRoute('/shortlist/compare')({
  validateSearch: ({ ids }): ComparisonSearch => (typeof ids === 'string' ? { ids } : {}),
  beforeLoad: requireApprovedClient,
  loaderDeps: ({ search }) => search,
  // Neither throws: the page says who cannot be loaded.
  loader: ({ context: { queryClient }, deps }) =>
    prepareParts(
      ...(deps.ids ? [queryClient.prefetchQuery(shortlistedIdsQuery)] : []),
      ...idsIn(deps).map((id) => queryClient.prefetchQuery(consultantQuery(id))),
    ),
  head: () => ({ meta: [{ title: 'Compare Consultants · Direct365' }] }),
  component: ComparisonPage,
});

function ComparisonPage() {
  const ids = idsIn(Route.useSearch());
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Compare Consultants"
        lead="What each of them says of themselves, side by side."
        back={
          <BackLink
            render={<Link to="/shortlist" search={ids.length > 0 ? { ids: ids.join(',') } : {}} />}
          >
            Back to Shortlist
          </BackLink>
        }
      />
      {ids.length === 0 ? <NoneChosen /> : <Comparison ids={ids} />}
    </Container>
  );
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const results = useQueries({ queries: ids.map(consultantQuery) });
  if (results.some(({ isPending }) => isPending)) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading the consultants…
        </p>
        <Skeleton className="h-96 w-full" />
      </>
    );
  }
  const consultants = results.flatMap(({ data }) => data ?? []);
  const failed = results.filter(({ error }) => error && !isRefusal(error));
  const missing = ids.length - consultants.length - failed.length;
  return (
    <div className="flex flex-col gap-4">
      <ShortlistUnknown />
      {failed.length > 0 && (
        <PartFailed
          what={failed.length === 1 ? 'One of the consultants' : 'Some of the consultants'}
          query={{
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
        />
      )}
      {missing > 0 && (
        <Banner tone="warning">
          {missing === 1
            ? 'One of the consultants is not listed at the moment.'
            : `${missing} of the consultants are not listed at the moment.`}
        </Banner>
      )}
      {consultants.length > 0 && <ComparisonTable consultants={consultants} />}
      {consultants.length === 0 && failed.length === 0 && <NoneChosen />}
    </div>
  );
}

/** What the server has said no to, such as a consultant who is not listed; anything else may succeed the next time. */
const isRefusal = (error: Error): boolean => (asApiProblem(error)?.status ?? 500) < 500;

function NoneChosen() {
  return (
    <EmptyState
      icon={<Scale />}
      title="Nobody to compare"
      action={
        <Link to="/shortlist" className={buttonClassName()}>
          Go to Your Shortlist
        </Link>
      }
    >
      Choose up to {comparisonMax} consultants on your shortlist.
    </EmptyState>
  );
}
