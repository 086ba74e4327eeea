import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import { StatementLink } from '#features/agreements/statements/web/components/statement-link.tsx';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { ConsultantFiguresCard } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { consultantFiguresQuery } from '#features/conversations/pending-actions/web/queries.ts';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { AnswerList } from '#features/hiring/applications/web/components/answer-list.tsx';
import { ApplicantDetails } from '#features/hiring/applications/web/components/applicant-details.tsx';
import { ApplicationStatusBadge } from '#features/hiring/applications/web/components/application-status-badge.tsx';
import { ClientDealActs } from '#features/hiring/applications/web/components/client-deal-acts.tsx';
import { ApplicantMatch } from '#features/hiring/applications/web/components/match-cards.tsx';
import { TermsList } from '#features/hiring/applications/web/components/terms-list.tsx';
import { TriageControls } from '#features/hiring/applications/web/components/triage-controls.tsx';
import { useMarkRead } from '#features/hiring/applications/web/hooks/use-mark-read.ts';
import { acceptedBy } from '#features/hiring/applications/web/messages.ts';
import {
  applicantMatchQuery,
  readReceivedSearch,
  receivedApplicationQuery,
} from '#features/hiring/applications/web/queries/client-queries.ts';
import { ApprovalCard } from '#features/hiring/deal-approvals/web/components/approval-card.tsx';
import { ApplicationDecision } from '#features/hiring/offers/web/components/application-decision.tsx';
import { MadeOffers } from '#features/hiring/offers/web/components/made-offers.tsx';
import { initialsOfName } from '#features/identity/accounts/rules/person-name.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { LaterPart } from '#ui/later-part.tsx';
import { useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

// It is fetched after the page: most applications are no deals.
const TimeSheetPart = lazy(async () => {
  const part = await import('#features/agreements/time-sheets/web/components/time-sheet-part.tsx');
  return { default: part.TimeSheetPart };
});

export const Route = createFileRoute('/application/$applicationId')({
  beforeLoad: requireClient,
  loader: async ({ context: { queryClient, viewer }, params: { applicationId } }) => {
    // Their portal explains to unapproved clients why they cannot read applications.
    if (!viewer.isApproved) throw redirect({ to: '/client/portal' });
    // Never throws: without it the rest of the page stands.
    const match = prepareParts(queryClient.prefetchQuery(applicantMatchQuery(applicationId)));
    try {
      const query = receivedApplicationQuery(applicationId);
      const { consultant } = await queryClient.ensureQueryData(query);
      await prepareParts(queryClient.prefetchQuery(consultantFiguresQuery([consultant.userId])));
    } catch {
      throw redirect({ to: '/client/portal', search: { notice: 'application-load-failed' } });
    }
    await match;
  },
  head: () => ({ meta: [{ title: 'Application · Direct365' }] }),
  component: ApplicationPage,
});

function ApplicationPage() {
  const { applicationId } = Route.useParams();
  const { data: application } = useSuspenseQuery(receivedApplicationQuery(applicationId));
  useMarkRead(application);
  const { consultant, projectId, approval } = application;
  const applicants = useKeptList(`/project/${projectId}`, readReceivedSearch);
  const stateRef = useFocusAfterChange<HTMLDivElement>(
    `${application.status} ${approval?.state ?? ''}`,
  );
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{consultant.name}</span>}
        lead={
          <>
            <span className="flex items-center gap-3">
              <ConsultantPhoto
                initials={initialsOfName(consultant.name)}
                imageUrl={consultant.photoUrl}
                note={!consultant.isPhotoSharp && blurredPhotoNote(consultant.name)}
              />
              <span className="wrap-anywhere">{consultant.title}</span>
            </span>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
              <ApplicationStatusBadge
                status={application.status}
                isBeingApproved={application.approval?.state === 'waiting'}
              />
              <span>
                Applied for{' '}
                <Link to="/project/$projectId" params={{ projectId }}>
                  {application.projectTitle}
                </Link>{' '}
                on <DateText value={application.createdAt} />
              </span>
            </p>
          </>
        }
        back={
          <BackLink
            render={<Link to="/project/$projectId" params={{ projectId }} search={applicants} />}
          >
            Back to Project
          </BackLink>
        }
        actions={<ApplicationDecision application={application} />}
      />
      <div ref={stateRef} tabIndex={-1} className="mb-8 empty:hidden">
        <DecisionBanner application={application} />
        {approval && <ApprovalCard approval={approval} application={application} />}
      </div>
      <div className="mb-8 flex flex-col gap-3 empty:hidden">
        <ClientDealActs application={application} />
        {application.status === 'accepted' && (
          <LaterPart>
            <StatementLink applicationId={applicationId} />
            <TimeSheetPart applicationId={applicationId} />
          </LaterPart>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {application.hasOffers && <MadeOffers applicationId={applicationId} />}
          <Text title="Cover Letter" text={application.coverLetter} />
          {application.answers.length > 0 && (
            <Card>
              <CardTitle>Answers to Your Questions</CardTitle>
              <AnswerList answers={application.answers} />
            </Card>
          )}
          {(application.agreedTerms ?? application.terms) && (
            <Card>
              <CardTitle>{application.agreedTerms ? 'Agreed Terms' : 'Proposed Terms'}</CardTitle>
              <TermsList terms={application.agreedTerms ?? application.terms ?? openTerms} />
            </Card>
          )}
          {!consultant.hasLeft && (
            <>
              <Text title="Summary" text={consultant.summary} />
              <Text title="Experience" text={consultant.experience} />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <ContactLink
              personId={consultant.userId}
              projectId={application.projectId}
              variant="secondary"
            >
              {consultant.hasLeft ? 'Open Conversation' : 'Contact Consultant'}
            </ContactLink>
            {!consultant.hasLeft && (
              <Link
                to="/consultant/$consultantId"
                params={{ consultantId: consultant.userId }}
                className={buttonClassName({ variant: 'secondary' })}
              >
                View Full Profile
              </Link>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {(application.can.triage || application.note || application.isStarred) && (
            <Card className="noscript:hidden">
              <CardTitle>Your notes</CardTitle>
              <p className="text-sm text-ink-muted">Only your company sees this.</p>
              <TriageControls application={application} />
            </Card>
          )}
          {consultant.hasLeft ? (
            <Card>
              <CardTitle>The consultant has left</CardTitle>
              <p>
                Their account was erased. What you agreed on and wrote to each other stays with you.
              </p>
            </Card>
          ) : (
            <>
              <ApplicantMatch applicationId={applicationId} />
              <ConsultantFiguresCard consultantId={consultant.userId} />
              <ApplicantDetails application={application} />
            </>
          )}
        </div>
      </div>
    </Container>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </Card>
  );
}

/** What there is to do with an accepted consultant, by what has become of the project. An open one has none. */
const nextOf: Record<ProjectStatus, string> = {
  open: '',
  in_progress: 'The project is in progress. Get in touch directly to agree on the next steps.',
  completed: 'The project is completed. You can still reach each other directly.',
  cancelled: 'The project was cancelled. You can still reach each other directly.',
};

const endedAs: Record<NonNullable<ReceivedApplication['rejectedBecause']>, string> = {
  declined: 'Declined',
  'another-accepted': 'Declined',
  'project-cancelled': 'You cancelled the project',
  'project-unconfirmed': 'The project was closed',
  'nobody-answered': 'Ended without an answer',
  undone: 'Undone by both of you',
};

/** Says of a decided application what became of it, and what to do next. */
function DecisionBanner({ application }: { application: ReceivedApplication }) {
  const { status, projectStatus, rejectedBecause, decidedAt, decisionReason } = application;
  if (status === 'pending') return null;
  const on = decidedAt && (
    <>
      {' on '}
      <DateText value={decidedAt} />
    </>
  );
  if (status === 'accepted') {
    return (
      <Banner
        tone="success"
        title={
          <>
            Accepted{acceptedBy(application)}
            {on}
          </>
        }
      >
        {nextOf[projectStatus]}
      </Banner>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Banner tone="info" title={<>Withdrawn{on}</>}>
        The consultant has taken this application back.
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        <>
          {endedAs[rejectedBecause ?? 'declined']}
          {on}
        </>
      }
    >
      {rejectedBecause === 'another-accepted' && (
        <p>You accepted another consultant for this project.</p>
      )}
      {rejectedBecause === 'nobody-answered' && (
        <p>It had no answer for 30 days. We let the consultant know.</p>
      )}
      {rejectedBecause === 'project-unconfirmed' && (
        <p>This project was not confirmed as open. We let the consultant know.</p>
      )}
      {decisionReason && <p className="wrap-anywhere whitespace-pre-line">{decisionReason}</p>}
    </Banner>
  );
}
