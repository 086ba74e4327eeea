import { createFileRoute, Link } from '@tanstack/react-router';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { SavedSearchList } from '#features/search/saved-searches/web/components/saved-search-list.tsx';
import { savedSearchesQuery } from '#features/search/saved-searches/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/saved-searches')({
  beforeLoad: (guarded) => ({ viewer: requireSignedIn(guarded).viewer }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(queryClient.prefetchQuery(savedSearchesQuery)),
  head: () => ({ meta: [{ title: 'Saved searches · Direct365' }] }),
  component: SavedSearchesPage,
});

function SavedSearchesPage() {
  const { viewer } = Route.useRouteContext();
  const look = buttonClassName({ variant: 'secondary' });
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Saved searches"
        lead="We notify you of new matches. Choose how you get mails about them under Mails in your account settings."
        back={<BackLink render={<Link to={portalOf(viewer)} />}>Back to Portal</BackLink>}
      />
      <SavedSearchList
        emptyAction={
          viewer.userType === 'consultant' ? (
            <Link to="/consultant/portal" search={{ tab: 'projects' }} className={look}>
              Open Projects
            </Link>
          ) : (
            <Link to="/find-consultants" className={look}>
              Find Consultants
            </Link>
          )
        }
      />
    </Container>
  );
}
