import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAccount } from '#features/identity/accounts/web/guards.ts';
import { OwnDecisions } from '#features/moderation/decisions/web/components/own-decisions.tsx';
import { ownDecisionsQuery } from '#features/moderation/decisions/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/account/decisions')({
  beforeLoad: requireAccount,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(queryClient.prefetchQuery(ownDecisionsQuery)),
  head: () => ({ meta: [{ title: 'Decisions · Direct365' }] }),
  component: DecisionsPage,
});

function DecisionsPage() {
  const { viewer } = Route.useRouteContext();
  const isSuspended = viewer.accountState === 'suspended';
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Decisions about your content"
        lead="What our admins have decided, why, and how you can appeal."
        back={
          <BackLink render={<Link to={isSuspended ? '/account/suspended' : '/account'} />}>
            Back to {isSuspended ? 'your account' : 'Account Settings'}
          </BackLink>
        }
      />
      <div className="flex flex-col gap-6">
        <OwnDecisions />
      </div>
    </Container>
  );
}
