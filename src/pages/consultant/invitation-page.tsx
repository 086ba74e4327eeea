import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { ClientFiguresCard } from '#features/conversations/pending-actions/web/components/client-figures.tsx';
import { clientFiguresQuery } from '#features/conversations/pending-actions/web/queries.ts';
import { OwnMatch } from '#features/hiring/applications/web/components/match-cards.tsx';
import { ownMatchQuery } from '#features/hiring/applications/web/queries/consultant-queries.ts';
import type { ReceivedInvitation } from '#features/hiring/invitations/contract/invitation-views.ts';
import { DeclineInvitation } from '#features/hiring/invitations/web/components/decline-invitation.tsx';
import {
  InvitationOutcome,
  MutedClient,
} from '#features/hiring/invitations/web/components/invitation-outcome.tsx';
import { InvitationStateBadge } from '#features/hiring/invitations/web/components/invitation-state-badge.tsx';
import { useMarkInvitationRead } from '#features/hiring/invitations/web/hooks/use-mark-invitation-read.ts';
import { receivedInvitationQuery } from '#features/hiring/invitations/web/queries.ts';
import { ProjectBrief } from '#features/hiring/projects/web/components/project-brief.tsx';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { ReportButton } from '#features/moderation/reports/web/components/report-button.tsx';
import { PublicReviews } from '#features/reviews/reviews/web/components/public-reviews.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

/** An id that is no id is refused before it is looked up: there is no such invitation either. */
const isNotFound = (error: unknown): boolean =>
  [400, 404].includes(asApiProblem(error)?.status ?? 500);

export const Route = createFileRoute('/invitations/$invitationId')({
  beforeLoad: requireConsultant,
  loader: async ({ context: { queryClient }, params: { invitationId } }) => {
    let invitation: ReceivedInvitation;
    try {
      invitation = await queryClient.fetchQuery(receivedInvitationQuery(invitationId));
    } catch (error) {
      const flash = isNotFound(error) ? 'invitation-not-found' : 'invitation-load-failed';
      throw redirect({ to: '/consultant/portal', search: { tab: 'invitations', notice: flash } });
    }
    const { project } = invitation;
    // Never throws: without it the rest of the page stands.
    if (!project) return;
    await prepareParts(
      queryClient.prefetchQuery(ownMatchQuery(project.id)),
      queryClient.prefetchQuery(clientFiguresQuery([project.id])),
    );
  },
  head: () => ({ meta: [{ title: 'Invitation · Direct365' }] }),
  component: InvitationPage,
});

function InvitationPage() {
  const { invitationId } = Route.useParams();
  const { data: invitation } = useSuspenseQuery(receivedInvitationQuery(invitationId));
  useMarkInvitationRead(invitation);
  const { state, clientName, projectTitle, project, note, sentAt } = invitation;
  // What was pressed goes with the answer: the focus stays with what is said of it.
  const outcomeRef = useFocusAfterChange<HTMLDivElement>(
    `${invitation.can.answer} ${invitation.isClientMuted}`,
  );
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{projectTitle}</span>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
            <InvitationStateBadge state={state === 'sent' ? 'read' : state} isReceived />
            <span className="wrap-anywhere">
              {clientName} invited you <DateText value={sentAt} />
            </span>
          </span>
        }
        back={
          <BackLink render={<Link to="/consultant/portal" search={{ tab: 'invitations' }} />}>
            Back to Invitations
          </BackLink>
        }
      />
      <div className="flex flex-col gap-6">
        <div ref={outcomeRef} tabIndex={-1} className="flex flex-col gap-4 empty:hidden">
          <InvitationOutcome invitation={invitation} />
          <MutedClient invitation={invitation} />
        </div>
        {note && (
          <Card>
            <CardTitle>Note from {clientName}</CardTitle>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </Card>
        )}
        {invitation.can.answer && project && (
          <Answers invitation={invitation} projectId={project.id} />
        )}
        {project && (
          <>
            <ProjectBrief project={project} />
            <OwnMatch projectId={project.id} />
            <ClientFiguresCard projectId={project.id} />
            <PublicReviews of={{ projectId: project.id }} report={reportReview} />
            <div>
              <ReportButton about={{ projectId: project.id }} noun="this project" />
            </div>
          </>
        )}
      </div>
    </Container>
  );
}

/** The two answers; applying leads on to the letter, and to a subscription where one is missing. */
function Answers(props: { invitation: ReceivedInvitation; projectId: string }) {
  const { invitation, projectId } = props;
  return (
    <div className="flex flex-wrap gap-3">
      <DeclineInvitation invitation={invitation} />
      <Link to="/project/$projectId/apply" params={{ projectId }} className={buttonClassName()}>
        Apply to This Project
      </Link>
    </div>
  );
}

const reportReview = (reviewId: string) => <ReportButton about={{ reviewId }} noun="this review" />;
