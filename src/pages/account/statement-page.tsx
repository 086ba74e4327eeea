import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { milestonesQuery } from '#features/agreements/milestones/web/queries.ts';
import type { Statement } from '#features/agreements/statements/contract.ts';
import { StatementView } from '#features/agreements/statements/web/components/statement-view.tsx';
import { statementQuery } from '#features/agreements/statements/web/queries.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/application/$applicationId/statement')({
  beforeLoad: (guarded) => ({ viewer: requireSignedIn(guarded).viewer }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, params: { applicationId } }) =>
    prepareParts(prefetchStatement(queryClient, applicationId)),
  head: () => ({ meta: [{ title: 'Statement of Work · Direct365' }] }),
  component: StatementPage,
});

async function prefetchStatement(queryClient: QueryClient, applicationId: string): Promise<void> {
  const query = statementQuery(applicationId);
  await queryClient.prefetchQuery(query);
  const versions = queryClient.getQueryData(query.queryKey)?.versions ?? [];
  if (versions.some(({ state }) => state === 'accepted')) {
    await queryClient.prefetchQuery(milestonesQuery(applicationId as ApplicationId));
  }
}

function StatementPage() {
  const { viewer } = Route.useRouteContext();
  const { applicationId } = Route.useParams();
  const query = useQuery(statementQuery(applicationId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.data === null && (
        <EmptyState
          level={1}
          title="There is no statement of work here"
          action={
            <Link to={portalOf(viewer)} className={buttonClassName({ variant: 'secondary' })}>
              Go to Your Portal
            </Link>
          }
        >
          A deal that you are a side of has one, once the application is accepted.
        </EmptyState>
      )}
      {query.isLoadingError && (
        <>
          <PageHeader title="Statement of Work" />
          <PartFailed what="The statement of work" query={query} />
        </>
      )}
      {query.data && <Found applicationId={applicationId} statement={query.data} />}
    </Container>
  );
}

function Found({ applicationId, statement }: { applicationId: string; statement: Statement }) {
  const { projectTitle, side } = statement;
  return (
    <>
      <PageHeader
        title="Statement of Work"
        lead={<span className="wrap-anywhere">{projectTitle}</span>}
        back={
          side === 'client' ? (
            <BackLink render={<Link to="/application/$applicationId" params={{ applicationId }} />}>
              Back to Application
            </BackLink>
          ) : (
            <BackLink
              render={
                <Link to="/consultant/portal" search={{ tab: 'projects', view: 'applications' }} />
              }
            >
              Back to Your Applications
            </BackLink>
          )
        }
      />
      <StatementView applicationId={applicationId as ApplicationId} statement={statement} />
    </>
  );
}
