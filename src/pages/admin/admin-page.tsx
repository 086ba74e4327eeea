import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type AdminSearch,
  listOf,
  readAdminSearch,
  searchOf,
} from '#features/administration/admin/web/components/admin-search.ts';
import { FailedBadge } from '#features/administration/admin/web/components/failed-badge.tsx';
import { UserCounts } from '#features/administration/admin/web/components/user-counts.tsx';
import { UserManagement } from '#features/administration/admin/web/components/user-management.tsx';
import { WaitingCount } from '#features/administration/admin/web/components/waiting-count.tsx';
import { userCountsQuery, usersQuery } from '#features/administration/admin/web/queries/users.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { PendingCounts } from '#features/moderation/approvals/web/components/pending-counts.tsx';
import { pendingCountsQuery } from '#features/moderation/approvals/web/queries.ts';
import { waitingReportsQuery } from '#features/moderation/reports/web/queries.ts';
import { waitingRequestsQuery } from '#features/moderation/service-requests/web/queries.ts';
import { changedClaimsCountQuery } from '#features/moderation/vetting/web/queries.ts';
import { AnnouncementForm } from '#features/notifications/announcements/web/components/announcement-form.tsx';
import { AnnouncementList } from '#features/notifications/announcements/web/components/announcement-list.tsx';
import {
  announcementsQuery,
  audienceQuery,
} from '#features/notifications/announcements/web/queries.ts';
import { SuppressedAddresses } from '#features/notifications/preferences/web/components/suppressed-addresses.tsx';
import { suppressedQuery } from '#features/notifications/preferences/web/queries.ts';
import { waitingCountQuery } from '#features/profiles/credentials/web/queries.ts';
import { PausedBanner } from '#features/site-operations/restore-mode/web/components/paused-banner.tsx';
import { pausedQuery } from '#features/site-operations/restore-mode/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';

const inAddress = leaveUnread<AdminSearch>(
  'tab',
  'to',
  'show',
  'text',
  'status',
  'sort',
  'direction',
);

export const Route = createFileRoute('/admin')({
  validateSearch: inAddress,
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search }) => inAddress({ ...search }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, deps }) => {
    const search = readAdminSearch({ ...deps });
    const cards = [
      queryClient.prefetchQuery(userCountsQuery()),
      queryClient.prefetchQuery(audienceQuery),
      queryClient.prefetchQuery(pausedQuery),
    ];
    if (search.tab === 'approvals') {
      return prepareParts(...cards, queryClient.prefetchQuery(pendingCountsQuery));
    }
    if (search.tab === 'blast') {
      return prepareParts(
        ...cards,
        queryClient.prefetchInfiniteQuery(announcementsQuery),
        queryClient.prefetchQuery(suppressedQuery),
      );
    }
    const { text, status } = listOf(search);
    return prepareParts(
      ...cards,
      queryClient.prefetchQuery(userCountsQuery({ text, status })),
      queryClient.prefetchInfiniteQuery(usersQuery(listOf(search))),
    );
  },
  head: () => ({ meta: [{ title: 'Admin Portal · Direct365' }] }),
  component: AdminPage,
});

const tabs = {
  users: 'User Management',
  approvals: 'Account Approvals',
  blast: 'Email Blast',
} as const;

function AdminPage() {
  const search = readAdminSearch({ ...Route.useSearch() });
  const {
    viewer: { userId },
  } = Route.useRouteContext();
  const navigate = useNavigate();
  const list = listOf(search);
  const { tab = 'users', to: recipientType = 'clients' } = search;
  const audience = useQuery(audienceQuery);
  const selected = audience.data?.[recipientType].recipients.toLocaleString('en-US') ?? '–';
  const goTo = (next: AdminSearch, replace = false) =>
    void navigate({ to: '/admin', search: next, resetScroll: false, replace });
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title="Admin Portal" lead="Run the marketplace: who may take part, and how." />
      <PausedBanner />
      <div className="flex flex-col gap-8">
        <UserCounts more={[{ label: 'Selected Recipients', value: selected }]} />
        {audience.isError && !audience.data && tab !== 'blast' && (
          <PartFailed what="The number of recipients" query={audience} />
        )}
        <Tabs value={tab} onValueChange={() => undefined}>
          <TabList label="Admin Portal">
            <Tab
              value="users"
              render={<Link to="/admin" resetScroll={false} activeOptions={{ exact: true }} />}
            >
              {tabs.users}
            </Tab>
            <Tab
              value="approvals"
              render={<Link to="/admin" search={{ tab: 'approvals' }} resetScroll={false} />}
            >
              {tabs.approvals}
            </Tab>
            <Tab
              value="blast"
              render={
                <Link to="/admin" search={{ tab: 'blast', to: search.to }} resetScroll={false} />
              }
            >
              {tabs.blast}
            </Tab>
          </TabList>
          <TabPanel value="users">
            <UserManagement
              list={list}
              listLink={(change) => (
                <Link
                  to="/admin"
                  search={searchOf({ ...list, ...change })}
                  resetScroll={false}
                  activeOptions={{ exact: true, includeSearch: true }}
                />
              )}
              userLink={(user, name) => (
                <Link to="/admin/users/$userId" params={{ userId: user.userId }}>
                  {name}
                </Link>
              )}
              onSearch={(filter) => goTo(searchOf({ ...list, ...filter }))}
            />
          </TabPanel>
          <TabPanel value="approvals">
            <div className="flex flex-col gap-6">
              <PendingCounts />
              <PortalCard to="/admin/approvals" title="Account Approvals" level={2}>
                Approve the clients and consultants who have signed up and wait.
              </PortalCard>
            </div>
          </TabPanel>
          <TabPanel value="blast">
            <div className="flex flex-col gap-8">
              <AnnouncementForm
                userId={userId}
                recipientType={recipientType}
                onRecipientType={(type) =>
                  goTo({ tab: 'blast', to: type === 'consultants' ? type : undefined }, true)
                }
              />
              <SuppressedAddresses />
              <AnnouncementList />
            </div>
          </TabPanel>
        </Tabs>
        <section aria-labelledby="other-work" className="flex flex-col gap-4">
          <h2 id="other-work" className="text-xl font-semibold text-ink">
            Also here
          </h2>
          <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
            <PortalCard to="/admin/companies" title="Companies">
              Look at the companies that clients act for, and suspend them.
            </PortalCard>
            <PortalCard
              to="/admin/credentials"
              title="Credentials"
              badge={<WaitingCount query={waitingCountQuery} />}
            >
              Check what consultants give as proof of their certifications.
            </PortalCard>
            <PortalCard
              to="/admin/service-requests"
              title="Service Requests"
              badge={<WaitingCount query={waitingRequestsQuery} />}
            >
              Answer the businesses that have ordered a service.
            </PortalCard>
            <PortalCard
              to="/admin/reports"
              title="Reports"
              badge={<WaitingCount query={waitingReportsQuery} />}
            >
              Look at what people have reported of profiles, projects and conversations.
            </PortalCard>
            <PortalCard
              to="/admin/changed-claims"
              title="Changed Claims"
              badge={<WaitingCount query={changedClaimsCountQuery} />}
            >
              Read again what approved consultants have changed of their claims.
            </PortalCard>
            <PortalCard to="/admin/checklists" title="Checklists">
              Say what is checked before a yes, here and on How It Works.
            </PortalCard>
            <PortalCard to="/admin/growth" title="Growth">
              Sign-ups, approvals, subscriptions, projects and answers, month by month.
            </PortalCard>
            <PortalCard to="/admin/unanswered-searches" title="Unanswered Searches">
              What people looked for and did not find, to add to the catalogue.
            </PortalCard>
            <PortalCard to="/admin/settings" title="Site Settings">
              Set the figures on public pages, the currencies, and the senders of mails.
            </PortalCard>
            <PortalCard to="/admin/mails" title="Mails">
              Look at every mail that the site sends, with sample data.
            </PortalCard>
            <PortalCard to="/admin/queue" title="Queue" badge={<FailedBadge />}>
              See what waits in the background, mails too, and try failures again.
            </PortalCard>
            <PortalCard to="/admin/audit-log" title="Audit Log">
              Read each decision, who made it, and why.
            </PortalCard>
          </div>
        </section>
      </div>
    </Container>
  );
}

interface PortalCardProps {
  to:
    | '/admin/approvals'
    | '/admin/audit-log'
    | '/admin/changed-claims'
    | '/admin/checklists'
    | '/admin/companies'
    | '/admin/credentials'
    | '/admin/growth'
    | '/admin/mails'
    | '/admin/queue'
    | '/admin/reports'
    | '/admin/service-requests'
    | '/admin/settings'
    | '/admin/unanswered-searches';
  title: string;
  badge?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

function PortalCard({ to, title, badge, level = 3, children }: PortalCardProps) {
  return (
    <Card interactive>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CardTitle level={level}>
          <Link
            to={to}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </CardTitle>
        {badge}
      </div>
      <p className="text-ink-muted">{children}</p>
    </Card>
  );
}
