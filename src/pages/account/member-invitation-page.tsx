import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ReceivedInvitation } from '#features/companies/members/web/components/received-invitation.tsx';
import { memberInvitationQuery } from '#features/companies/members/web/queries.ts';
import { portalOf, requireInvited } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/company/invitation/$invitationId')({
  beforeLoad: requireInvited,
  loader: ({ context: { queryClient }, params: { invitationId } }) =>
    prepareParts(queryClient.prefetchQuery(memberInvitationQuery(invitationId))),
  head: () => ({ meta: [{ title: 'Invitation to a Company · Direct365' }] }),
  component: MemberInvitationPage,
});

function MemberInvitationPage() {
  const { viewer } = Route.useRouteContext();
  const { invitationId } = Route.useParams();
  const query = useQuery(memberInvitationQuery(invitationId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Invitation to a Company"
        lead={query.data ? `From ${query.data.companyName}.` : undefined}
        back={<BackLink render={<Link to={portalOf(viewer)} />}>Back to Portal</BackLink>}
      />
      {query.data ? (
        <ReceivedInvitation
          invitation={query.data}
          isConsultant={viewer.userType === 'consultant'}
        />
      ) : (
        <Missing query={query} email={viewer.email} />
      )}
    </Container>
  );
}

interface MissingProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown; isFetching: boolean };
  email: string;
}

function Missing({ query, email }: MissingProps) {
  if (!query.isError) return <Skeleton className="h-40 w-full" />;
  const status = asApiProblem(query.error)?.status;
  if (status !== 404 && status !== 400) return <PartFailed what="The invitation" query={query} />;
  return (
    <Banner tone="warning" title={`There is no invitation to ${email} here`}>
      It may have been sent to another address of yours: sign in with that one.
    </Banner>
  );
}
