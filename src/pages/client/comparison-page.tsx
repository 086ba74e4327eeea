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
import { readParameters } from '#lib/api/read-parameters.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LinkSwitch, LinkSwitchItem } from '#ui/primitives/link-switch.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

interface ComparisonSearch {
  /** The consultants' ids, separated by commas: the address can be kept and shared in the company. */
  ids?: string;
  /** Leaves out what all of them have in common. */
  show?: 'differences';
}

const idsIn = ({ ids = '' }: ComparisonSearch): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, comparisonMax);

export const Route = createFileRoute('/shortlist/compare')({
  validateSearch: ({ ids, show }): ComparisonSearch =>
    readParameters<ComparisonSearch>(['ids', 'show'], {
      ...(typeof ids === 'string' ? { ids } : {}),
      ...(show === 'differences' ? { show } : {}),
    }),
  beforeLoad: requireApprovedClient,
  loaderDeps: ({ search: { ids } }) => ({ ids: ids ?? '' }),
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
  const search = Route.useSearch();
  const ids = idsIn(search);
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
      {ids.length === 0 ? (
        <NoneChosen />
      ) : (
        <Comparison ids={ids} onlyDifferences={search.show === 'differences'} />
      )}
    </Container>
  );
}

function Comparison({
  ids,
  onlyDifferences,
}: {
  ids: readonly string[];
  onlyDifferences: boolean;
}) {
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
      {consultants.length > 1 && <ShownAspects ids={ids} onlyDifferences={onlyDifferences} />}
      {consultants.length > 0 && (
        <ComparisonTable
          consultants={consultants}
          onlyDifferences={onlyDifferences && consultants.length > 1}
        />
      )}
      {consultants.length === 0 && failed.length === 0 && <NoneChosen />}
    </div>
  );
}

/** All that is compared, or only what differs. The choice is in the address, as the consultants are. */
function ShownAspects({
  ids,
  onlyDifferences,
}: {
  ids: readonly string[];
  onlyDifferences: boolean;
}) {
  const choices = [
    { words: 'Everything', isCurrent: !onlyDifferences, show: {} },
    {
      words: 'Only what differs',
      isCurrent: onlyDifferences,
      show: { show: 'differences' as const },
    },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <LinkSwitch label="What is compared">
        {choices.map(({ words, isCurrent, show }) => (
          <LinkSwitchItem
            key={words}
            current={isCurrent}
            render={
              <Link
                to="/shortlist/compare"
                search={{ ids: ids.join(','), ...show }}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
              />
            }
          >
            {words}
          </LinkSwitchItem>
        ))}
      </LinkSwitch>
      <p className="text-sm text-ink-muted">
        A line on the left marks what differs; what all of them have is grey.
      </p>
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
