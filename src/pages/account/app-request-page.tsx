import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { AppRequest } from '#features/identity/connected-apps/web/components/app-request.tsx';
import { appMessages } from '#features/identity/connected-apps/web/messages.ts';
import { appRequestQuery } from '#features/identity/connected-apps/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/oauth/consent/$requestId')({
  beforeLoad: requireSignedIn,
  loader: ({ context: { queryClient }, params: { requestId } }) =>
    prepareParts(queryClient.prefetchQuery(appRequestQuery(requestId))),
  head: () => ({ meta: [{ title: 'Connect an App · Direct365' }] }),
  component: AppRequestPage,
});

function AppRequestPage() {
  const { viewer } = Route.useRouteContext();
  const { requestId } = Route.useParams();
  const query = useQuery(appRequestQuery(requestId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Connect an App"
        lead={query.data ? `${query.data.name} asks for access to your account.` : undefined}
        back={<BackLink render={<Link to={portalOf(viewer)} />}>Back to Portal</BackLink>}
      />
      {query.data ? (
        <AppRequest requestId={requestId} request={query.data} email={viewer.email} />
      ) : (
        <Missing query={query} />
      )}
    </Container>
  );
}

interface MissingProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown; isFetching: boolean };
}

function Missing({ query }: MissingProps) {
  if (!query.isError) return <Skeleton className="h-40 w-full" />;
  const status = asApiProblem(query.error)?.status;
  if (status !== 404 && status !== 400) return <PartFailed what="The request" query={query} />;
  return (
    <Banner tone="warning" title={appMessages.gone.title}>
      {appMessages.gone.text}
    </Banner>
  );
}
