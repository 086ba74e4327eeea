import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import type { UserView } from '#features/administration/admin/contract/users.ts';
import { AuditLog } from '#features/administration/admin/web/components/audit-log.tsx';
import {
  UserDetails,
  UserSessions,
} from '#features/administration/admin/web/components/user-details.tsx';
import { RecordSection } from '#features/administration/admin/web/components/user-record/record-section.tsx';
import { UserApplications } from '#features/administration/admin/web/components/user-record/user-applications.tsx';
import { UserBilling } from '#features/administration/admin/web/components/user-record/user-billing.tsx';
import { UserMails } from '#features/administration/admin/web/components/user-record/user-mails.tsx';
import { UserProfile } from '#features/administration/admin/web/components/user-record/user-profile.tsx';
import { UserProjects } from '#features/administration/admin/web/components/user-record/user-projects.tsx';
import { auditLogQuery } from '#features/administration/admin/web/queries/audit.ts';
import {
  userApplicationsQuery,
  userInvoicesQuery,
  userMailsQuery,
  userProfileQuery,
  userProjectsQuery,
  userSubscriptionQuery,
} from '#features/administration/admin/web/queries/user-record.ts';
import { userQuery } from '#features/administration/admin/web/queries/users.ts';
import { AskDeletionFor } from '#features/administration/deletions/web/components/ask-deletion-for.tsx';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { BeginImpersonation } from '#features/identity/impersonation/web/components/begin-impersonation.tsx';
import {
  type AccountAct,
  AccountDecisions,
} from '#features/moderation/approvals/web/components/account-decisions.tsx';
import { UserDecisions } from '#features/moderation/decisions/web/components/user-decisions.tsx';
import { userDecisionsQuery } from '#features/moderation/decisions/web/queries.ts';
import { AccountVettingPart } from '#features/moderation/vetting/web/components/account-vetting.tsx';
import { accountVettingQuery } from '#features/moderation/vetting/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/admin/users/$userId')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    try {
      const { email, userType } = await queryClient.ensureQueryData(userQuery(userId));
      const isClient = userType === 'client';
      await prepareParts(
        queryClient.prefetchInfiniteQuery(auditLogQuery({ person: email })),
        queryClient.prefetchInfiniteQuery(userApplicationsQuery(userId)),
        queryClient.prefetchQuery(userMailsQuery(userId)),
        queryClient.prefetchQuery(userDecisionsQuery(userId)),
        queryClient.prefetchQuery(accountVettingQuery(userId)),
        ...(isClient
          ? [queryClient.prefetchInfiniteQuery(userProjectsQuery(userId))]
          : [
              queryClient.prefetchQuery(userProfileQuery(userId)),
              queryClient.prefetchQuery(userSubscriptionQuery(userId)),
              queryClient.prefetchInfiniteQuery(userInvoicesQuery(userId)),
            ]),
      );
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
          <>
            {canBeSeen(user) && <BeginImpersonation userId={userId} name={name} />}
            <AccountDecisions
              account={{ userId, userType: user.userType, name }}
              acts={actsOn(user)}
              onDecided={() =>
                Promise.all([
                  queryClient.invalidateQueries({ queryKey: ['users'] }),
                  queryClient.invalidateQueries({ queryKey: ['audit'] }),
                  queryClient.invalidateQueries({ queryKey: ['vetting'] }),
                  queryClient.invalidateQueries({ queryKey: ['decisions'] }),
                ])
              }
            />
          </>
        }
      />
      <PartLinks userType={user.userType} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <UserDetails user={user} companyLink={companyLink} />
        <UserSessions sessions={user.sessions} />
      </div>
      <div className="mt-8 flex flex-col gap-10">
        <RecordSection id="checks" title="Checks">
          <AccountVettingPart userId={userId} name={name} canAsk={canAnswer(user)} />
        </RecordSection>
        {user.userType === 'consultant' && (
          <RecordSection id="profile" title="Profile and credentials">
            <UserProfile userId={userId} />
          </RecordSection>
        )}
        {user.userType === 'client' && (
          <RecordSection id="projects" title="Projects">
            <UserProjects userId={userId} />
          </RecordSection>
        )}
        <RecordSection id="applications" title="Applications">
          <UserApplications userId={userId} userType={user.userType} personLink={personLink} />
        </RecordSection>
        {user.userType === 'consultant' && (
          <RecordSection id="billing" title="Subscription and invoices">
            <UserBilling userId={userId} />
          </RecordSection>
        )}
        <RecordSection id="decisions" title="Decisions">
          <UserDecisions userId={userId} />
        </RecordSection>
        <RecordSection id="mails" title="Mails">
          <UserMails userId={userId} />
        </RecordSection>
        <RecordSection id="history" title="History">
          <AuditLog
            filter={{ person: user.email }}
            personLink={personLink}
            companyLink={companyLink}
          />
        </RecordSection>
        <RecordSection id="deletion" title="Deletion">
          <AskDeletionFor
            userId={userId}
            name={name}
            onAsked={() =>
              Promise.all([
                queryClient.invalidateQueries({ queryKey: ['users'] }),
                queryClient.invalidateQueries({ queryKey: ['audit'] }),
              ])
            }
          />
        </RecordSection>
      </div>
    </Container>
  );
}

const personLink = (id: string, words: string) => (
  <Link to="/admin/users/$userId" params={{ userId: id }} className="wrap-anywhere">
    {words}
  </Link>
);

const companyLink = (companyId: string, words: string) => (
  <Link
    to="/admin/companies/$companyId"
    params={{ companyId }}
    className="wrap-anywhere text-link underline underline-offset-4"
  >
    {words}
  </Link>
);

/** Where on the page each part is. */
function PartLinks({ userType }: Pick<UserView, 'userType'>) {
  const parts = [
    { id: 'checks', words: 'Checks' },
    userType === 'consultant' && { id: 'profile', words: 'Profile and credentials' },
    userType === 'client' && { id: 'projects', words: 'Projects' },
    { id: 'applications', words: 'Applications' },
    userType === 'consultant' && { id: 'billing', words: 'Subscription and invoices' },
    { id: 'decisions', words: 'Decisions' },
    { id: 'mails', words: 'Mails' },
    { id: 'history', words: 'History' },
    { id: 'deletion', words: 'Deletion' },
  ];
  return (
    <nav aria-label="On this page" className="mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {parts.map(
          (part) =>
            part && (
              <li key={part.id}>
                <Link to="." hash={part.id} className="text-link underline underline-offset-4">
                  {part.words}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** A user with an unconfirmed address cannot sign in, and admins cannot be impersonated. */
const canBeSeen = ({ status, isAdmin }: UserView): boolean => status !== 'unconfirmed' && !isAdmin;

const canAnswer = ({ status }: UserView): boolean =>
  status !== 'unconfirmed' && status !== 'suspended';

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
