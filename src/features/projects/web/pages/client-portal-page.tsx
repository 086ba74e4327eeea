import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { requireClient } from '#features/accounts/web/guards.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { OwnProjectList } from '../components/own-project-list.tsx';
import { PendingApprovalBanner } from '../components/pending-approval-banner.tsx';
import { ownProjectsQuery } from '../queries.ts';

export const Route = createFileRoute('/client/portal')({
  beforeLoad: requireClient,
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context }) => context.queryClient.prefetchInfiniteQuery(ownProjectsQuery),
  head: () => ({ meta: [{ title: 'Client Portal · Direct365' }] }),
  component: ClientPortalPage,
});

function ClientPortalPage() {
  const { viewer } = Route.useRouteContext();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Client Portal"
        lead={
          viewer.firstName
            ? `Welcome, ${viewer.firstName}. Here are your projects and what has become of them.`
            : 'Here are your projects and what has become of them.'
        }
        actions={
          <Link to="/post-project" className={buttonClassName()}>
            <Plus aria-hidden="true" />
            Post a Project
          </Link>
        }
      />
      {!viewer.isApproved && <PendingApprovalBanner className="mb-8" />}
      <section aria-labelledby="your-projects">
        <h2 id="your-projects" className="mb-4 text-xl font-semibold text-ink">
          Your Projects
        </h2>
        <OwnProjectList />
      </section>
    </Container>
  );
}
