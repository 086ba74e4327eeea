import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { PackList } from '#features/agreements/packs/web/components/pack-list.tsx';
import { packQuery } from '#features/agreements/packs/web/queries.ts';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/application/$applicationId/papers')({
  beforeLoad: (guarded) => ({ viewer: requireSignedIn(guarded).viewer }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, params: { applicationId } }) =>
    prepareParts(queryClient.prefetchQuery(packQuery(applicationId))),
  head: () => ({ meta: [{ title: 'Papers of the Deal · Direct365' }] }),
  component: PackPage,
});

function PackPage() {
  const { viewer } = Route.useRouteContext();
  const { applicationId } = Route.useParams();
  const query = useQuery(packQuery(applicationId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.data === null && (
        <EmptyState
          level={1}
          title="There are no papers here"
          action={
            <Link to={portalOf(viewer)} className={buttonClassName({ variant: 'secondary' })}>
              Go to Your Portal
            </Link>
          }
        >
          A deal that you are a side of has them, once the application is accepted.
        </EmptyState>
      )}
      {query.isLoadingError && (
        <>
          <PageHeader title="Papers of the Deal" />
          <PartFailed what="The papers" query={query} />
        </>
      )}
      {query.data && (
        <>
          <PageHeader
            title="Papers of the Deal"
            lead={<span className="wrap-anywhere">{query.data.projectTitle}</span>}
            back={
              <BackLink
                render={
                  <Link to="/application/$applicationId/statement" params={{ applicationId }} />
                }
              >
                Back to Statement of Work
              </BackLink>
            }
          />
          <PackList applicationId={applicationId} pack={query.data} />
        </>
      )}
    </Container>
  );
}
