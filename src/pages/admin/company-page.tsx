import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router';
import type { CompanyId } from '#access/company.ts';
import { AuditLog } from '#features/administration/admin/web/components/audit-log.tsx';
import {
  CompanyDetails,
  MembersOfCompany,
} from '#features/administration/admin/web/components/company-details.tsx';
import { RecordSection } from '#features/administration/admin/web/components/user-record/record-section.tsx';
import { auditLogQuery } from '#features/administration/admin/web/queries/audit.ts';
import { companyQuery } from '#features/administration/admin/web/queries/companies.ts';
import { MergeCompany } from '#features/administration/company-merges/web/components/merge-company.tsx';
import { VouchForDomain } from '#features/companies/joining/web/components/vouch-for-domain.tsx';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { SuspendCompany } from '#features/moderation/company-suspensions/web/components/suspend-company.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const historyOf = (companyId: string) => auditLogQuery({ company: companyId as CompanyId });

export const Route = createFileRoute('/admin/companies/$companyId')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loader: async ({ context: { queryClient }, params: { companyId } }) => {
    try {
      await queryClient.ensureQueryData(companyQuery(companyId));
      await prepareParts(queryClient.prefetchInfiniteQuery(historyOf(companyId)));
    } catch (error) {
      // What is no id names no company either.
      if ([400, 404].includes(asApiProblem(error)?.status ?? 500)) throw notFound();
      throw error;
    }
  },
  head: () => ({ meta: [{ title: 'Company · Direct365' }] }),
  component: CompanyPage,
});

function CompanyPage() {
  const { companyId } = Route.useParams();
  const { data: company } = useSuspenseQuery(companyQuery(companyId));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { name, state } = company;
  const owner = company.members.find(({ role }) => role === 'owner');
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        back={<BackLink render={<Link to="/admin/companies" />}>Back to Companies</BackLink>}
        actions={
          state !== 'closed' && (
            <SuspendCompany
              company={{ companyId, name, isSuspended: state === 'suspended' }}
              onDecided={() =>
                Promise.all([
                  queryClient.invalidateQueries({ queryKey: ['companies'] }),
                  queryClient.invalidateQueries({ queryKey: ['audit'] }),
                ])
              }
            />
          )
        }
      />
      {owner && (
        <p className="mb-6 text-ink-muted">
          A company is approved or refused with its owner, on the page of{' '}
          {personLink(owner.userId, owner.name ?? owner.email)}.
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CompanyDetails company={company} />
        <MembersOfCompany members={company.members} personLink={personLink} />
      </div>
      <div className="mt-8 flex flex-col gap-10">
        {state !== 'closed' && (
          <>
            <RecordSection id="domain" title="Domain">
              <VouchForDomain
                companyId={companyId}
                onVouched={() => queryClient.invalidateQueries({ queryKey: ['audit'] })}
              />
            </RecordSection>
            <RecordSection id="merge" title="Merge">
              <MergeCompany
                companyId={companyId}
                name={name}
                onMerged={async (into) => {
                  await navigate({
                    to: '/admin/companies/$companyId',
                    params: { companyId: into },
                  });
                  queryClient.removeQueries({ queryKey: companyQuery(companyId).queryKey });
                  await queryClient.invalidateQueries({ queryKey: ['companies'] });
                  await queryClient.invalidateQueries({ queryKey: ['audit'] });
                }}
              />
            </RecordSection>
          </>
        )}
        <RecordSection id="history" title="History">
          <AuditLog
            filter={{ company: companyId as CompanyId }}
            personLink={personLink}
            companyLink={companyLink}
          />
        </RecordSection>
      </div>
    </Container>
  );
}

const personLink = (userId: string, words: string) => (
  <Link
    to="/admin/users/$userId"
    params={{ userId }}
    className="wrap-anywhere text-link underline underline-offset-4"
  >
    {words}
  </Link>
);

const companyLink = (companyId: string, words: string) => (
  <Link to="/admin/companies/$companyId" params={{ companyId }} className="wrap-anywhere">
    {words}
  </Link>
);
