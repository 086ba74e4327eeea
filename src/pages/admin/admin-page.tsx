import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requireAdmin } from '#features/accounts/web/guards.ts';
import { PendingCounts } from '#features/approvals/web/components/pending-counts.tsx';
import { pendingCountsQuery } from '#features/approvals/web/queries.ts';
import { WaitingCredentials } from '#features/credentials/web/components/waiting-credentials.tsx';
import {
  type AdminSearch,
  listOf,
  readAdminSearch,
  searchOf,
} from '#features/oversight/web/components/admin-search.ts';
import { UserCounts } from '#features/oversight/web/components/user-counts.tsx';
import { UserManagement } from '#features/oversight/web/components/user-management.tsx';
import { userCountsQuery, usersQuery } from '#features/oversight/web/queries.ts';
import { WaitingRequests } from '#features/service-requests/web/components/waiting-requests.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: readAdminSearch,
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search }) => search,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, deps }) => {
    const counts = queryClient.prefetchQuery(userCountsQuery());
    if (deps.tab === 'approvals') {
      return prepareParts(counts, queryClient.prefetchQuery(pendingCountsQuery));
    }
    const { text, status } = listOf(deps);
    return prepareParts(
      counts,
      queryClient.prefetchQuery(userCountsQuery({ text, status })),
      ...(deps.loaded ? [queryClient.prefetchInfiniteQuery(usersQuery(listOf(deps)))] : []),
    );
  },
  head: () => ({ meta: [{ title: 'Admin Portal · Direct365' }] }),
  component: AdminPage,
});

const tabs = { users: 'User Management', approvals: 'Account Approvals' } as const;

function AdminPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const list = listOf(search);
  const { tab = 'users', loaded = false } = search;
  const goTo = (next: AdminSearch) =>
    void navigate({ to: '/admin', search: next, resetScroll: false });
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title="Admin Portal" lead="Run the marketplace: who may take part, and how." />
      <div className="flex flex-col gap-8">
        <UserCounts />
        <Tabs value={tab} onValueChange={() => undefined}>
          <TabList label="Admin Portal">
            <Tab value="users" render={<Link to="/admin" resetScroll={false} />}>
              {tabs.users}
            </Tab>
            <Tab
              value="approvals"
              render={<Link to="/admin" search={{ tab: 'approvals' }} resetScroll={false} />}
            >
              {tabs.approvals}
            </Tab>
          </TabList>
          <TabPanel value="users">
            <UserManagement
              list={list}
              isLoaded={loaded}
              listLink={(change) => (
                <Link
                  to="/admin"
                  search={searchOf({ ...list, ...change }, loaded)}
                  resetScroll={false}
                  activeOptions={{ exact: true, includeSearch: true }}
                />
              )}
              userLink={(user, name) => (
                <Link to="/admin/users/$userId" params={{ userId: user.userId }}>
                  {name}
                </Link>
              )}
              onLoaded={() => goTo(searchOf(list, true))}
              onSearch={(filter) => goTo(searchOf({ ...list, ...filter }, true))}
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
        </Tabs>
        <section aria-labelledby="other-work" className="flex flex-col gap-4">
          <h2 id="other-work" className="text-xl font-semibold text-ink">
            Also here
          </h2>
          <div className="grid gap-4 md:grid-cols-3">
            <PortalCard to="/admin/credentials" title="Credentials" mark={<WaitingCredentials />}>
              Check what consultants give as proof of their certifications.
            </PortalCard>
            <PortalCard
              to="/admin/service-requests"
              title="Service Requests"
              mark={<WaitingRequests />}
            >
              Answer the businesses that have ordered a service.
            </PortalCard>
            <PortalCard to="/admin/audit-log" title="Audit Log">
              Read who has decided what about whom, and why.
            </PortalCard>
          </div>
        </section>
      </div>
    </Container>
  );
}

interface PortalCardProps {
  to: '/admin/approvals' | '/admin/credentials' | '/admin/service-requests' | '/admin/audit-log';
  title: string;
  mark?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

function PortalCard({ to, title, mark, level = 3, children }: PortalCardProps) {
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
        {mark}
      </div>
      <p className="text-ink-muted">{children}</p>
    </Card>
  );
}
