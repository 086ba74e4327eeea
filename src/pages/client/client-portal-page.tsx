import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';
import { waitingQuery } from '#features/conversations/pending-actions/web/queries.ts';
import { shortlistPanelQuery } from '#features/conversations/shortlists/web/queries.ts';
import { ownProjectsQuery } from '#features/hiring/projects/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { ownDecisionQuery } from '#features/identity/accounts/web/queries.ts';
import { ownQuestionQuery } from '#features/moderation/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { lateCode } from '#ui/late-code.ts';
import { LatePart } from '#ui/late-part.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

// They are read, and their links followed, before any of their code is needed.
const ownQuestion = lateCode(
  async () =>
    (await import('#features/moderation/vetting/web/components/own-question.tsx')).OwnQuestion,
);
const waitingPanel = lateCode(
  async () =>
    (await import('#features/conversations/pending-actions/web/components/waiting-panel.tsx'))
      .WaitingPanel,
);
const refusalBanner = lateCode(
  async () =>
    (await import('#features/identity/accounts/web/components/refusal-banner.tsx')).RefusalBanner,
);
const pendingBanner = lateCode(
  async () =>
    (await import('#features/hiring/projects/web/components/pending-approval-banner.tsx'))
      .PendingApprovalBanner,
);
const ownProjects = lateCode(
  async () =>
    (await import('#features/hiring/applications/web/components/own-projects.tsx')).OwnProjects,
);
const shortlistPanel = lateCode(
  async () =>
    (await import('#features/conversations/shortlists/web/components/shortlist-panel.tsx'))
      .ShortlistPanel,
);

export const Route = createFileRoute('/client/portal')({
  beforeLoad: requireClient,
  loader: async ({ context: { queryClient, viewer } }) => {
    const { isApproved, accountState } = viewer;
    // A list that cannot be loaded is said in its place on the page.
    const data = prepareParts(
      queryClient.prefetchQuery(ownQuestionQuery),
      queryClient.prefetchQuery(waitingQuery),
      queryClient.prefetchInfiniteQuery(ownProjectsQuery),
      ...(isApproved ? [queryClient.prefetchQuery(shortlistPanelQuery)] : []),
      ...(accountState === 'refused' ? [queryClient.prefetchQuery(ownDecisionQuery)] : []),
    );
    await Promise.all([
      data,
      ownQuestion.preload(),
      waitingPanel.preload(),
      ownProjects.preload(),
      ...(isApproved ? [shortlistPanel.preload()] : []),
      ...(accountState === 'refused' ? [refusalBanner.preload()] : []),
      ...(accountState === 'pending' ? [pendingBanner.preload()] : []),
    ]);
  },
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
      <LatePart of={ownQuestion} className="mb-8 empty:hidden" />
      <LatePart of={waitingPanel} className="mb-8 empty:hidden" />
      {viewer.accountState === 'refused' && <LatePart of={refusalBanner} className="mb-8" />}
      {viewer.accountState === 'pending' && <LatePart of={pendingBanner} className="mb-8" />}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="your-projects" className="min-w-0">
          <h2 id="your-projects" className="mb-4 text-xl font-semibold text-ink">
            Your Projects
          </h2>
          <LatePart of={ownProjects} />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          {viewer.isApproved && <LatePart of={shortlistPanel} />}
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
