import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import type { SavedSearch } from '#features/search/saved-searches/contract.ts';
import { ConsultantFinds } from '#features/search/saved-searches/web/components/consultant-finds.tsx';
import { ProjectFinds } from '#features/search/saved-searches/web/components/project-finds.tsx';
import { saidFilter } from '#features/search/saved-searches/web/components/said-filter.ts';
import { SearchResultsLink } from '#features/search/saved-searches/web/components/search-results-link.tsx';
import {
  consultantFindsQuery,
  projectFindsQuery,
  savedSearchesQuery,
} from '#features/search/saved-searches/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/saved-searches/$savedSearchId')({
  beforeLoad: requireSignedIn,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: async ({ context: { queryClient }, params: { savedSearchId } }) => {
    await prepareParts(queryClient.prefetchQuery(savedSearchesQuery));
    const searches = queryClient.getQueryData(savedSearchesQuery.queryKey) ?? [];
    const search = searches.find(({ id }) => id === savedSearchId);
    if (!search) return;
    await prepareParts(
      search.kind === 'consultants'
        ? queryClient.prefetchInfiniteQuery(consultantFindsQuery(savedSearchId))
        : queryClient.prefetchInfiniteQuery(projectFindsQuery(savedSearchId)),
    );
  },
  head: () => ({ meta: [{ title: 'Saved search · Direct365' }] }),
  component: SavedSearchPage,
});

function SavedSearchPage() {
  const { savedSearchId } = Route.useParams();
  const query = useQuery(savedSearchesQuery);
  const search = query.data?.find(({ id }) => id === savedSearchId);
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.isLoadingError && <PartFailed what="Your saved searches" query={query} />}
      {query.data && !search && <NoSuchSearch />}
      {search && <Finds search={search} />}
    </Container>
  );
}

function Finds({ search }: { search: SavedSearch }) {
  return (
    <>
      <PageHeader
        title={search.name}
        lead={saidFilter(search).join(' · ')}
        back={<BackLink render={<Link to="/saved-searches" />}>Saved searches</BackLink>}
        actions={
          <SearchResultsLink search={search} className={buttonClassName({ variant: 'secondary' })}>
            Show All Results
          </SearchResultsLink>
        }
      />
      {search.kind === 'consultants' ? (
        <ConsultantFinds savedSearchId={search.id} />
      ) : (
        <ProjectFinds savedSearchId={search.id} />
      )}
    </>
  );
}

const NoSuchSearch = () => (
  <EmptyState
    level={1}
    title="You have no such saved search"
    action={
      <Link to="/saved-searches" className={buttonClassName({ variant: 'secondary' })}>
        Your Saved Searches
      </Link>
    }
  >
    It may have been removed.
  </EmptyState>
);
