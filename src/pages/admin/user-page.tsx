import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { requireAdmin } from '#features/accounts/web/guards.ts';
import {
  type AccountAct,
  AccountDecisions,
} from '#features/approvals/web/components/account-decisions.tsx';
import type { UserView } from '#features/oversight/contract/users.ts';
import { AuditLog } from '#features/oversight/web/components/audit-log.tsx';
import { UserFacts, UserSessions } from '#features/oversight/web/components/user-facts.tsx';
import { auditLogQuery, userQuery } from '#features/oversight/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin/users/$userId')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    try {
      const { email } = await queryClient.ensureQueryData(userQuery(userId));
      await prepareParts(queryClient.prefetchInfiniteQuery(auditLogQuery({ person: email })));
    } catch (error) {
      // What is no id names no user either.
      if ([400, 404].includes(asApiProblem(error)?.status ?? 500)) throw notFound();
      throw error;
    }
  },
  head: () => ({ meta: [{ title: 'User · Direct365' }] }),
  component: UserPage,
});

function UserPage() {
  const { userId } = Route.useParams();
  const { data: user } = useSuspenseQuery(userQuery(userId));
  const queryClient = useQueryClient();
  const name = user.name ?? user.email;
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
        actions={
          <AccountDecisions
            account={{ userId, userType: user.userType, name }}
            acts={actsOn(user)}
            onDecided={() =>
              Promise.all([
                queryClient.invalidateQueries({ queryKey: ['users'] }),
                queryClient.invalidateQueries({ queryKey: ['audit'] }),
              ])
            }
          />
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <UserFacts user={user} />
        <UserSessions sessions={user.sessions} />
      </div>
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-4 text-xl font-semibold text-ink">
          History
        </h2>
        <AuditLog
          filter={{ person: user.email }}
          personLink={(id, words) => (
            <Link to="/admin/users/$userId" params={{ userId: id }}>
              {words}
            </Link>
          )}
        />
      </section>
    </Container>
  );
}

/** What can be decided about this user now. */
function actsOn({ status, isAdmin }: UserView): AccountAct[] {
  const suspend: AccountAct[] = isAdmin ? [] : ['suspend'];
  switch (status) {
    case 'unconfirmed':
      return [];
    case 'pending':
      return ['approve', 'refuse', ...suspend];
    case 'approved':
      return ['revoke', ...suspend];
    case 'refused':
      return ['approve', ...suspend];
    case 'suspended':
      return ['lift'];
  }
}
