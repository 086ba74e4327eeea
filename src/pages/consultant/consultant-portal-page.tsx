import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import { StatementLink } from '#features/agreements/statements/web/components/statement-link.tsx';
import { preloadReferrals } from '#features/billing/referrals/web/hooks/use-referral-summary.ts';
import { PaymentBanner } from '#features/billing/subscriptions/web/components/payment-banner.tsx';
import { SubscriptionPanel } from '#features/billing/subscriptions/web/components/subscription-panel.tsx';
import { preloadSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import { invoicesQuery } from '#features/billing/subscriptions/web/queries.ts';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { ClientFigures } from '#features/conversations/pending-actions/web/components/client-figures.tsx';
import { WaitingPanel } from '#features/conversations/pending-actions/web/components/waiting-panel.tsx';
import { waitingQuery } from '#features/conversations/pending-actions/web/queries.ts';
import { ConsultantEligibilityBanner } from '#features/hiring/applications/web/components/consultant-eligibility-banner.tsx';
import { PartnersPanel } from '#features/hiring/applications/web/components/partners-panel.tsx';
import {
  appliedProjectIdsQuery,
  ownApplicationsQuery,
  ownFiguresQuery,
  ownScoresQuery,
} from '#features/hiring/applications/web/queries/consultant-queries.ts';
import { readInvitationState } from '#features/hiring/invitations/web/components/read-invitation-state.ts';
import { ReceivedInvitations } from '#features/hiring/invitations/web/components/received-invitations.tsx';
import { receivedInvitationsQuery } from '#features/hiring/invitations/web/queries.ts';
import { ReceivedOffers } from '#features/hiring/offers/web/components/received-offers.tsx';
import {
  type OpenProjectChoice,
  readOpenProjectChoice,
} from '#features/hiring/projects/rules/open-project-filter.ts';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { RefusalBanner } from '#features/identity/accounts/web/components/refusal-banner.tsx';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { ownDecisionQuery } from '#features/identity/accounts/web/queries.ts';
import { OwnQuestion } from '#features/moderation/vetting/web/components/own-question.tsx';
import { ownQuestionQuery } from '#features/moderation/vetting/web/queries.ts';
import { OwnProfilePanel } from '#features/profiles/consultants/web/components/own-profile-panel.tsx';
import { preloadOwnProfile } from '#features/profiles/consultants/web/hooks/use-own-profile.ts';
import { AvailableProjectsPanel } from '#features/search/open-projects/web/components/available-projects-panel.tsx';
import { openProjectsQuery } from '#features/search/open-projects/web/queries.ts';
import { SaveSearch } from '#features/search/saved-searches/web/components/save-search.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread, readParameters, type Unread } from '#lib/api/read-parameters.ts';
import { cx } from '#ui/class-names.ts';
import { LaterPart } from '#ui/later-part.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';

const tabs = {
  projects: 'Available Projects',
  invitations: 'Invitations',
  subscription: 'Subscription',
  profile: 'My Profile',
  partners: 'Our Partners',
} as const;
type TabId = keyof typeof tabs;
const tabIds: readonly TabId[] = ['projects', 'invitations', 'subscription', 'profile', 'partners'];

interface InvitationSearch {
  /** Only invitations in this state. */
  state?: InvitationState;
}

interface PortalSearch extends Unread<OpenProjectChoice & InvitationSearch> {
  /** My Profile, unless another one is named. */
  tab?: TabId;
  /** Within the projects: the own applications instead of the open ones. */
  view?: 'applications';
  /** The consultant comes back from paying. */
  checkout?: 'success';
  /** A path on this site that the subscription was wanted for. */
  next?: string;
}

const unreadFilter = leaveUnread<OpenProjectChoice>(
  'text',
  'dropped',
  'spelling',
  'skill',
  'duration',
  'budgetFrom',
  'posted',
  'sort',
);

const unreadState = leaveUnread<InvitationSearch>('state');

// Most applications are no deals.
const TimeSheetDisclosure = lazy(async () => ({
  default: (
    await import('#features/agreements/time-sheets/web/components/time-sheet-disclosure.tsx')
  ).TimeSheetDisclosure,
}));
const SupplierHint = lazy(async () => ({
  default: (await import('#features/agreements/suppliers/web/components/supplier-hint.tsx'))
    .SupplierHint,
}));
// On the tab of the subscription alone.
const InvoiceList = lazy(async () => ({
  default: (await import('#features/billing/subscriptions/web/components/invoice-list.tsx'))
    .InvoiceList,
}));
const ReferralCard = lazy(async () => ({
  default: (await import('#features/billing/referrals/web/components/referral-card.tsx'))
    .ReferralCard,
}));

export const Route = createFileRoute('/consultant/portal')({
  validateSearch: ({ tab, view, checkout, next, ...rest }): PortalSearch => {
    const known = tabIds.find((id) => id === tab);
    const own = ['tab', 'view', 'checkout', 'next'] as const;
    return readParameters<PortalSearch>(own, {
      ...(known ? { tab: known } : {}),
      ...(view === 'applications' ? { view } : {}),
      ...(checkout === 'success' ? { checkout } : {}),
      ...(typeof next === 'string' ? { next } : {}),
      ...(known === 'projects' ? unreadFilter(rest) : {}),
      ...(known === 'invitations' ? unreadState(rest) : {}),
    });
  },
  beforeLoad: (guarded) => {
    const { viewer } = guarded.context;
    if (viewer.kind === 'signed-in' && viewer.userType !== 'consultant') {
      throw redirect({ to: '/', search: { notice: 'consultant-portal-only' } });
    }
    return requireConsultant(guarded);
  },
  loaderDeps: ({ search: { tab, view, ...rest } }) => ({
    tab,
    view,
    filter: unreadFilter({ ...rest }),
    ...unreadState({ ...rest }),
  }),
  // Nothing here throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, deps: { tab, view, filter, state } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownQuestionQuery),
      queryClient.prefetchQuery(waitingQuery),
      ...(viewer.accountState === 'refused' ? [queryClient.prefetchQuery(ownDecisionQuery)] : []),
      preloadOwnProfile(queryClient),
      ...(tab === 'partners' ? [] : [preloadSubscription(queryClient)]),
      ...(tab === 'subscription'
        ? [preloadReferrals(queryClient), queryClient.prefetchInfiniteQuery(invoicesQuery)]
        : []),
      ...(tab === 'projects' && view !== 'applications'
        ? [
            // The score is on each card: read with the page that it orders.
            queryClient
              .fetchInfiniteQuery(openProjectsQuery(readOpenProjectChoice({ ...filter })))
              .then(({ pages }) => {
                const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
                return queryClient.prefetchQuery(ownScoresQuery(ids));
              }),
            queryClient.prefetchQuery(appliedProjectIdsQuery),
            queryClient.prefetchQuery(ownFiguresQuery),
          ]
        : []),
      ...(tab === 'projects' ? [queryClient.prefetchInfiniteQuery(ownApplicationsQuery)] : []),
      ...(tab === 'invitations'
        ? [queryClient.prefetchInfiniteQuery(receivedInvitationsQuery(readInvitationState(state)))]
        : []),
    ),
  head: () => ({ meta: [{ title: 'Consultant Portal · Direct365' }] }),
  component: ConsultantPortalPage,
});

function ConsultantPortalPage() {
  const { viewer } = Route.useRouteContext();
  const { tab = 'profile', view, checkout, next, ...rest } = Route.useSearch();
  const { sort, ...filter } = readOpenProjectChoice({ ...rest });
  // The list of projects belongs on the first screen: what stands above the tabs is short there.
  const isList = tab === 'projects';
  const roomBelow = cx('empty:hidden', isList ? 'mb-2' : 'mb-6');

  return (
    <Container className="pt-4 pb-8 sm:pb-12">
      <PageHeader
        compact
        title="Consultant Portal"
        lead={viewer.firstName ? `Welcome, ${viewer.firstName}.` : undefined}
      />
      <div className={roomBelow}>
        <OwnQuestion />
      </div>
      <div className={roomBelow}>
        <WaitingPanel isFolded={isList} />
      </div>
      <div className={roomBelow}>
        {viewer.accountState === 'refused' ? (
          <RefusalBanner />
        ) : (
          <ConsultantEligibilityBanner isApproved={viewer.isApproved} isShort={isList} />
        )}
      </div>
      <div className={roomBelow}>{tab !== 'partners' && <PaymentBanner />}</div>
      <Tabs value={tab} onValueChange={() => undefined}>
        <TabList label="Consultant Portal">
          {tabIds.map((id) => (
            <Tab
              key={id}
              value={id}
              render={<Link to="/consultant/portal" search={{ tab: id }} resetScroll={false} />}
            >
              {tabs[id]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="projects" compact>
          <AvailableProjectsPanel
            showsApplications={view === 'applications'}
            filter={filter}
            sort={sort}
            filterAction={<SaveSearch search={{ kind: 'projects', filter }} />}
            actionFor={({ clientId, project }) => (
              <ContactLink
                personId={clientId}
                name={project.title}
                projectId={project.id}
                variant="secondary"
                size="sm"
              >
                Message the Client
              </ContactLink>
            )}
            offersFor={({ id, hasOffers }) => hasOffers && <ReceivedOffers applicationId={id} />}
            dealPartsFor={({ id, project }) => (
              <>
                {project.status === 'in_progress' && <SupplierHint />}
                <StatementLink applicationId={id} />
                <TimeSheetDisclosure applicationId={id} />
              </>
            )}
            answersOf={(projectIds, projectId) => (
              <ClientFigures projectIds={projectIds} projectId={projectId} />
            )}
          />
        </TabPanel>
        <TabPanel value="invitations">
          <ReceivedInvitations state={readInvitationState(rest.state)} />
        </TabPanel>
        <TabPanel value="subscription">
          <div className="flex flex-col gap-6">
            <SubscriptionPanel
              isBackFromCheckout={checkout === 'success'}
              isApproved={viewer.isApproved}
              next={safeNextPath(next)}
            />
            <LaterPart>
              <InvoiceList />
              <ReferralCard />
            </LaterPart>
          </div>
        </TabPanel>
        <TabPanel value="profile">
          <OwnProfilePanel isApproved={viewer.isApproved} />
        </TabPanel>
        <TabPanel value="partners">
          <PartnersPanel />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
