import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { mayHire } from '#access/company.ts';
import type { ShortlistEntry } from '#features/conversations/shortlists/contract.ts';
import { comparisonMax } from '#features/conversations/shortlists/rules/limits.ts';
import { CompareBar } from '#features/conversations/shortlists/web/components/compare-bar.tsx';
import { ShortlistEntryCard } from '#features/conversations/shortlists/web/components/shortlist-entry-card.tsx';
import { ShortlistUnknown } from '#features/conversations/shortlists/web/components/shortlist-unknown.tsx';
import { useComparedIds } from '#features/conversations/shortlists/web/hooks/use-compared-ids.ts';
import {
  shortlistedIdsQuery,
  shortlistQuery,
} from '#features/conversations/shortlists/web/queries.ts';
import { requireApprovedClient } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { itemsOf, PagedList, pagesOf, showing } from '#ui/primitives/paged-list.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

interface ShortlistSearch {
  /**
   * The ids of those who are chosen to be compared, separated by commas: Back from the comparison finds them chosen.
   */
  ids?: string;
}

export const Route = createFileRoute('/shortlist')({
  validateSearch: ({ ids }): ShortlistSearch =>
    readParameters<ShortlistSearch>(['ids'], typeof ids === 'string' ? { ids } : {}),
  beforeLoad: requireApprovedClient,
  // Neither throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(
      queryClient.prefetchInfiniteQuery(shortlistQuery),
      queryClient.prefetchQuery(shortlistedIdsQuery),
    ),
  head: () => ({ meta: [{ title: 'Your Shortlist · Direct365' }] }),
  component: ShortlistPage,
});

function ShortlistPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Your Shortlist"
        lead={`Consultants you want to remember. Choose up to ${comparisonMax} and compare them side by side.`}
        back={<BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>}
        actions={
          <Link to="/find-consultants" className={buttonClassName({ variant: 'secondary' })}>
            Find Consultants
          </Link>
        }
      />
      <div className="mb-6 empty:hidden">
        <ShortlistUnknown />
      </div>
      <Shortlist />
    </Container>
  );
}

function Shortlist() {
  const query = useInfiniteQuery(shortlistQuery);
  const { ids } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const entries = itemsOf(query);
  const pages = pagesOf(query, idOf);
  const { chosen, choose, clear } = useComparedIds(
    ids,
    (next) => navigate({ search: next ? { ids: next } : {}, replace: true, resetScroll: false }),
    (id) => entries.some(({ consultantId }) => consultantId === id),
  );
  // Who is taken off the list goes with the button that did it.
  const listRef = useFocusAfterChange<HTMLElement>(String(entries.length), {
    preventScroll: true,
  });

  return (
    <section ref={listRef} tabIndex={-1} aria-label="Shortlisted consultants">
      <PagedList
        query={query}
        keyOf={idOf}
        loading={{ spoken: 'Loading your shortlist…', skeletons: 4, className: 'h-52 w-full' }}
        failed={<ListFailed title="Your shortlist could not be loaded" query={query} />}
        empty={<EmptyShortlist />}
        lead={
          <div className="mb-4">
            <CompareBar chosen={chosen} onClear={clear} />
          </div>
        }
        status={showing('consultant')}
        moreLabel="Load More Consultants"
        moreFailed="More consultants could not be loaded. Please try again."
        className="grid gap-4 lg:grid-cols-2"
        itemClassName="min-w-0"
      >
        {(entry) => (
          <ShortlistEntryCard
            entry={entry}
            listedIds={(pages.get(entry.consultantId) ?? [])
              .filter(({ consultant }) => consultant !== null)
              .map(idOf)}
            isChosen={chosen.includes(entry.consultantId)}
            onChoose={(isChosen) => choose(entry.consultantId, isChosen)}
            canHire={mayHire(viewer)}
          />
        )}
      </PagedList>
    </section>
  );
}

const idOf = ({ consultantId }: ShortlistEntry): string => consultantId;

function EmptyShortlist() {
  return (
    <EmptyState
      icon={<Bookmark />}
      title="Your shortlist is empty"
      action={
        <Link to="/find-consultants" className={buttonClassName()}>
          Find Consultants
        </Link>
      }
    >
      Add consultants from the search or from their profiles, with a note for yourself if you like.
    </EmptyState>
  );
}
