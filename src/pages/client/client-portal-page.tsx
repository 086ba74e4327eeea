import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';
import { RefusalBanner } from '#features/accounts/web/components/refusal-banner.tsx';
import { requireClient } from '#features/accounts/web/guards.ts';
import { ownDecisionQuery } from '#features/accounts/web/queries.ts';
import { WaitingPanel } from '#features/answers/web/components/waiting-panel.tsx';
import { waitingQuery } from '#features/answers/web/queries.ts';
import { ReceivedCountsText } from '#features/applications/web/components/received-counts-text.tsx';
import { OwnProjectList } from '#features/projects/web/components/own-project-list.tsx';
import { PendingApprovalBanner } from '#features/projects/web/components/pending-approval-banner.tsx';
import { ownProjectsQuery } from '#features/projects/web/queries.ts';
import { ShortlistPanel } from '#features/shortlists/web/components/shortlist-panel.tsx';
import { shortlistPanelQuery } from '#features/shortlists/web/queries.ts';
import { OwnQuestion } from '#features/vetting/web/components/own-question.tsx';
import { ownQuestionQuery } from '#features/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/client/portal')({
  beforeLoad: requireClient,
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownQuestionQuery),
      queryClient.prefetchQuery(waitingQuery),
      queryClient.prefetchInfiniteQuery(ownProjectsQuery),
      ...(viewer.isApproved ? [queryClient.prefetchQuery(shortlistPanelQuery)] : []),
      ...(viewer.accountState === 'refused' ? [queryClient.prefetchQuery(ownDecisionQuery)] : []),
    ),
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
          <>
            <Link to="/find-consultants" className={buttonClassName({ variant: 'secondary' })}>
              <Search aria-hidden="true" />
              Find Consultants
            </Link>
            <Link to="/post-project" className={buttonClassName()}>
              <Plus aria-hidden="true" />
              Post a Project
            </Link>
          </>
        }
      />
      <div className="mb-8 empty:hidden">
        <OwnQuestion />
      </div>
      <div className="mb-8 empty:hidden">
        <WaitingPanel />
      </div>
      {viewer.accountState === 'refused' && <RefusalBanner className="mb-8" />}
      {viewer.accountState === 'pending' && <PendingApprovalBanner className="mb-8" />}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="your-projects" className="min-w-0">
          <h2 id="your-projects" className="mb-4 text-xl font-semibold text-ink">
            Your Projects
          </h2>
          <OwnProjectList
            {...(viewer.isApproved && {
              applicationsOf: (projectIds, projectId) => (
                <ReceivedCountsText projectIds={projectIds} projectId={projectId} />
              ),
            })}
          />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          {viewer.isApproved && <ShortlistPanel />}
          <BusinessServicesCard />
        </div>
      </div>
    </Container>
  );
}

function BusinessServicesCard() {
  return (
    <Card>
      <CardTitle>Business Services</CardTitle>
      <p className="text-ink-muted">
        Interviews arranged, consultants sourced, contracts drafted: order what you do not want to
        do yourself.
      </p>
      <Link to="/business-services" className={buttonClassName({ variant: 'secondary' })}>
        See the Services
      </Link>
    </Card>
  );
}
