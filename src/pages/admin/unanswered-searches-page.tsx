import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { UnansweredTable } from '#features/search/unanswered/web/components/unanswered-table.tsx';
import { unansweredQuery } from '#features/search/unanswered/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const title = 'What People Looked for and Did Not Find';

export const Route = createFileRoute('/admin/unanswered-searches')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchInfiniteQuery(unansweredQuery)),
  head: () => ({ meta: [{ title: `${title} · Direct365` }] }),
  component: UnansweredSearchesPage,
});

function UnansweredSearchesPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={title}
        lead="Search texts of the last 30 days, from clients who allow analytics, without who searched. A name or saying that is missing belongs in the catalogue."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <UnansweredTable />
    </Container>
  );
}
