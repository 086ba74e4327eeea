import { createFileRoute, Link } from '@tanstack/react-router';
import { GrowthCharts } from '#features/administration/admin/web/components/growth-charts.tsx';
import { growthQuery } from '#features/administration/admin/web/queries/growth.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin/growth')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(growthQuery)),
  head: () => ({ meta: [{ title: 'Growth · Direct365' }] }),
  component: GrowthPage,
});

function GrowthPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Growth"
        lead="What happened in each of the last twelve months, in UTC. Made-up people are counted in a demo only."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <GrowthCharts />
    </Container>
  );
}
