import { createFileRoute, Link } from '@tanstack/react-router';
import { hasRight, mayHire } from '#access/company.ts';
import { ApprovalLimit } from '#features/companies/companies/web/components/approval-limit.tsx';
import { CompanyChoice } from '#features/companies/companies/web/components/company-choice.tsx';
import { CompanyDetails } from '#features/companies/companies/web/components/company-details.tsx';
import { ownCompaniesQuery, ownCompanyQuery } from '#features/companies/companies/web/queries.ts';
import { CompanyDomains } from '#features/companies/joining/web/components/company-domains.tsx';
import { MembershipOffer } from '#features/companies/joining/web/components/membership-offer.tsx';
import { MembershipRequests } from '#features/companies/joining/web/components/membership-requests.tsx';
import {
  companyDomainsQuery,
  membershipOfferQuery,
  membershipRequestsQuery,
} from '#features/companies/joining/web/queries.ts';
import { CloseCompany } from '#features/companies/members/web/components/close-company.tsx';
import { InviteMember } from '#features/companies/members/web/components/invite-member.tsx';
import { LeaveCompany } from '#features/companies/members/web/components/leave-company.tsx';
import { MemberList } from '#features/companies/members/web/components/member-list.tsx';
import { membersQuery, sentInvitationsQuery } from '#features/companies/members/web/queries.ts';
import { HandOverAll } from '#features/hiring/projects/web/components/hand-over-all.tsx';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { ReportButton } from '#features/moderation/reports/web/components/report-button.tsx';
import { PublicReviews } from '#features/reviews/reviews/web/components/public-reviews.tsx';
import { reviewsQuery } from '#features/reviews/reviews/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/company')({
  beforeLoad: requireClient,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownCompanyQuery),
      queryClient.prefetchQuery(ownCompaniesQuery),
      queryClient.prefetchQuery(membersQuery),
      queryClient.prefetchQuery(membershipOfferQuery),
      queryClient.prefetchInfiniteQuery(reviewsQuery('own-company')),
      ...(viewer.company && hasRight(viewer.company, 'manage')
        ? [queryClient.prefetchQuery(membershipRequestsQuery)]
        : []),
      ...(viewer.isApproved && viewer.company && hasRight(viewer.company, 'manage')
        ? [
            queryClient.prefetchQuery(sentInvitationsQuery),
            queryClient.prefetchQuery(companyDomainsQuery),
          ]
        : []),
    ),
  head: () => ({ meta: [{ title: 'Your Company · Direct365' }] }),
  component: CompanyPage,
});

function CompanyPage() {
  const { viewer } = Route.useRouteContext();
  const { company } = viewer;
  if (!company) return null;
  const canManage = hasRight(company, 'manage');
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Your Company"
        lead={`You act for ${company.name}: its projects, applications and shortlist are shared by its members.`}
        back={<BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <CompanyChoice />
        <MembershipOffer />
        {canManage && <MembershipRequests />}
        <Card>
          <CardTitle>Members</CardTitle>
          <MemberList canManage={canManage} />
          {mayHire(viewer) && <HandOverAll />}
        </Card>
        {canManage && (
          <Card>
            <CardTitle>Invite a colleague</CardTitle>
            {viewer.isApproved ? (
              <InviteMember />
            ) : (
              <p>You can invite colleagues once your company is approved.</p>
            )}
          </Card>
        )}
        {canManage && viewer.isApproved && (
          <Card>
            <CardTitle>Domains</CardTitle>
            <CompanyDomains />
          </Card>
        )}
        <Card>
          <CardTitle>Details</CardTitle>
          <CompanyDetails />
        </Card>
        <PublicReviews
          of="own-company"
          report={(reviewId) => <ReportButton about={{ reviewId }} noun="this review" />}
        />
        <Card>
          <CardTitle>Approval of deals</CardTitle>
          <ApprovalLimit />
        </Card>
        {canManage && (
          <Card>
            <CardTitle>Close the company</CardTitle>
            <CloseCompany companyId={company.companyId} companyName={company.name} />
          </Card>
        )}
        {company.role !== 'owner' && (
          <Card>
            <CardTitle>Leave the company</CardTitle>
            <LeaveCompany companyName={company.name} />
          </Card>
        )}
      </div>
    </Container>
  );
}
