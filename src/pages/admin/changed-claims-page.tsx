import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { ChangedClaimsList } from '#features/moderation/vetting/web/components/changed-claims-list.tsx';
import { changedClaimsQuery } from '#features/moderation/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin/changed-claims')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context }) =>
    prepareParts(context.queryClient.prefetchInfiniteQuery(changedClaimsQuery)),
  head: () => ({ meta: [{ title: 'Changed Claims · Direct365' }] }),
  component: ChangedClaimsPage,
});

function ChangedClaimsPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Changed Claims"
        lead="Approved consultants who have changed their title, certifications or portfolio since. They stay listed until you decide otherwise."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <ChangedClaimsList
        personLink={(userId, words) => (
          <Link to="/admin/users/$userId" params={{ userId }}>
            {words}
          </Link>
        )}
      />
    </Container>
  );
}
