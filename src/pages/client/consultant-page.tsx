import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { mayHire } from '#access/company.ts';
import { ScheduleCall } from '#features/conversations/calls/web/components/schedule-call.tsx';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { OwnFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { ConsultantNotFound } from '#features/conversations/shortlists/web/components/consultant-not-found.tsx';
import { ShortlistButton } from '#features/conversations/shortlists/web/components/shortlist-button.tsx';
import { ShortlistUnknown } from '#features/conversations/shortlists/web/components/shortlist-unknown.tsx';
import {
  consultantQuery,
  shortlistedIdsQuery,
} from '#features/conversations/shortlists/web/queries.ts';
import { InviteButton } from '#features/hiring/invitations/web/components/invite-button.tsx';
import { requireApprovedClient } from '#features/identity/accounts/web/guards.ts';
import { ReportButton } from '#features/moderation/reports/web/components/report-button.tsx';
import { zoneOfProfile } from '#features/profiles/consultants/rules/profile-zone.ts';
import { ProfileView } from '#features/profiles/consultants/web/components/profile-view.tsx';
import { useRecordView } from '#features/profiles/consultants/web/hooks/use-record-view.ts';
import { ShownReferences } from '#features/reviews/references/web/components/shown-references.tsx';
import { PublicReviews } from '#features/reviews/reviews/web/components/public-reviews.tsx';
import { readFindSearch } from '#features/search/query/web/components/find-search.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';

export const Route = createFileRoute('/consultant/$consultantId')({
  beforeLoad: requireApprovedClient,
  loader: async ({ context: { queryClient }, params: { consultantId } }) => {
    void queryClient.prefetchQuery(shortlistedIdsQuery);
    try {
      await queryClient.ensureQueryData(consultantQuery(consultantId));
      return { isFound: true };
    } catch (error) {
      const status = asApiProblem(error)?.status;
      // An address that cannot be an id is as unknown as an id that no consultant has.
      if (status === 404 || status === 400) return { isFound: false };
      throw error;
    }
  },
  head: () => ({
    meta: [{ title: 'Consultant Profile · Direct365' }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConsultantPage,
});

function ConsultantPage() {
  const { isFound } = Route.useLoaderData();
  const { consultantId } = Route.useParams();
  const search = useKeptList('/find-consultants', readFindSearch);
  return (
    <Container className="py-8 sm:py-12">
      <div className="pb-6">
        <BackLink render={<Link to="/find-consultants" search={search} />}>Back to Search</BackLink>
      </div>
      {isFound ? <Consultant consultantId={consultantId} /> : <ConsultantNotFound />}
    </Container>
  );
}

function Consultant({ consultantId }: { consultantId: string }) {
  const { data: consultant } = useSuspenseQuery(consultantQuery(consultantId));
  const { viewer } = Route.useRouteContext();
  useRecordView(consultantId);
  return (
    <div className="flex flex-col gap-6">
      <ProfileView
        profile={consultant}
        headingLevel={1}
        actions={
          <div className="flex flex-wrap gap-3">
            <div className="w-full empty:hidden">
              <OwnFigures consultantId={consultantId} />
            </div>
            <ShortlistUnknown />
            {mayHire(viewer) && (
              <>
                <ContactLink personId={consultantId}>Contact Consultant</ContactLink>
                <ScheduleCall
                  personId={consultantId}
                  name={consultant.name}
                  zone={zoneOfProfile(consultant.timezone)}
                />
                <InviteButton consultantId={consultantId} name={consultant.name} />
                <ShortlistButton consultantId={consultantId} name={consultant.name} />
              </>
            )}
            <ReportButton about={{ consultantId }} noun="this profile" />
          </div>
        }
      />
      <PublicReviews of={{ consultantId }} report={reportReview} />
      <ShownReferences
        consultantId={consultantId}
        report={(referenceId) => <ReportButton about={{ referenceId }} noun="this reference" />}
      />
    </div>
  );
}

const reportReview = (reviewId: string) => <ReportButton about={{ reviewId }} noun="this review" />;
