import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';
import { lazy } from 'react';
import { mayHire } from '#access/company.ts';
import { membershipOfferQuery } from '#features/companies/joining/web/queries.ts';
import { WaitingPanel } from '#features/conversations/pending-actions/web/components/waiting-panel.tsx';
import { waitingQuery } from '#features/conversations/pending-actions/web/queries.ts';
import { ShortlistPanel } from '#features/conversations/shortlists/web/components/shortlist-panel.tsx';
import { shortlistPanelQuery } from '#features/conversations/shortlists/web/queries.ts';
import { OwnProjects } from '#features/hiring/applications/web/components/own-projects.tsx';
import {
  type OwnProjectFilter,
  readOwnProjectFilter,
} from '#features/hiring/projects/rules/own-project-filter.ts';
import { OwnProjectFilters } from '#features/hiring/projects/web/components/own-project-filters.tsx';
import { PendingApprovalBanner } from '#features/hiring/projects/web/components/pending-approval-banner.tsx';
import { ownProjectCountsQuery, ownProjectsQuery } from '#features/hiring/projects/web/queries.ts';
import { RefusalBanner } from '#features/identity/accounts/web/components/refusal-banner.tsx';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { ownDecisionQuery } from '#features/identity/accounts/web/queries.ts';
import { OwnQuestion } from '#features/moderation/vetting/web/components/own-question.tsx';
import { ownQuestionQuery } from '#features/moderation/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { LaterPart } from '#ui/later-part.tsx';
import { useKeepList } from '#ui/list-address.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

// An approved client has a company.
const MembershipOffer = lazy(async () => ({
  default: (await import('#features/companies/joining/web/components/membership-offer.tsx'))
    .MembershipOffer,
}));

const unreadFilter = leaveUnread<OwnProjectFilter>('text', 'status');

export const Route = createFileRoute('/client/portal')({
  validateSearch: unreadFilter,
  beforeLoad: requireClient,
  loaderDeps: ({ search }) => unreadFilter({ ...search }),
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    const { isApproved, accountState } = viewer;
    const filter = readOwnProjectFilter({ ...deps });
    // A list that cannot be loaded is said in its place on the page.
    await prepareParts(
      queryClient.prefetchQuery(ownQuestionQuery),
      queryClient.prefetchQuery(waitingQuery),
      queryClient.prefetchInfiniteQuery(ownProjectsQuery(filter)),
      queryClient.prefetchQuery(ownProjectCountsQuery(filter)),
      isApproved
        ? queryClient.prefetchQuery(shortlistPanelQuery)
        : queryClient.prefetchQuery(membershipOfferQuery),
      ...(accountState === 'refused' ? [queryClient.prefetchQuery(ownDecisionQuery)] : []),
    );
  },
  head: () => ({ meta: [{ title: 'Client Portal · Direct365' }] }),
  component: ClientPortalPage,
});

function ClientPortalPage() {
  const { viewer } = Route.useRouteContext();
  const filter = readOwnProjectFilter({ ...Route.useSearch() });
  useKeepList('/client/portal', filter);
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
            {mayHire(viewer) && (
              <Link to="/post-project" className={buttonClassName()}>
                <Plus aria-hidden="true" />
                Post a Project
              </Link>
            )}
          </>
        }
      />
      <div className="mb-8 empty:hidden">
        <OwnQuestion />
      </div>
      <div className="mb-8 empty:hidden">
        <WaitingPanel />
      </div>
      {viewer.accountState === 'refused' && (
        <div className="mb-8">
          <RefusalBanner />
        </div>
      )}
      {viewer.accountState === 'pending' && (
        <div className="mb-8">
          <PendingApprovalBanner />
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="your-projects" className="min-w-0">
          <h2 id="your-projects" className="mb-4 text-xl font-semibold text-ink">
            Your Projects
          </h2>
          <OwnProjectFilters filter={filter} />
          <OwnProjects filter={filter} />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          {viewer.isApproved ? (
            <ShortlistPanel />
          ) : (
            <LaterPart>
              <MembershipOffer />
            </LaterPart>
          )}
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
