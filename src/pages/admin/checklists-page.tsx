import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { ChecklistForm } from '#features/moderation/vetting/web/components/checklist-form.tsx';
import { checklistsQuery } from '#features/moderation/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/admin/checklists')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(checklistsQuery)),
  head: () => ({ meta: [{ title: 'Checklists · Direct365' }] }),
  component: ChecklistsPage,
});

function ChecklistsPage() {
  const query = useQuery(checklistsQuery);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Checklists"
        lead="What you check before you approve an account. How It Works shows the same lists to all visitors."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.isError && !query.data && <PartFailed what="The checklists" query={query} />}
      {query.data && (
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <ChecklistForm userType="consultant" title="Consultants" items={query.data.consultant} />
          <ChecklistForm userType="client" title="Clients" items={query.data.client} />
        </div>
      )}
    </Container>
  );
}
