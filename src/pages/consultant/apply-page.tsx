import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { ApplicationFiles } from '#features/conversations/messages/web/components/files/application-files.tsx';
import { useApplicationFiles } from '#features/conversations/messages/web/hooks/use-application-files.ts';
import { ClientFiguresCard } from '#features/conversations/pending-actions/web/components/client-figures.tsx';
import { clientFiguresQuery } from '#features/conversations/pending-actions/web/queries.ts';
import { ApplyForm } from '#features/hiring/applications/web/components/apply-form.tsx';
import { ApplyObstacle } from '#features/hiring/applications/web/components/apply-obstacle.tsx';
import { ApplyProfileSummary } from '#features/hiring/applications/web/components/apply-profile-summary.tsx';
import { OwnMatch } from '#features/hiring/applications/web/components/match-cards.tsx';
import {
  applyViewQuery,
  ownMatchQuery,
} from '#features/hiring/applications/web/queries/consultant-queries.ts';
import { InvitedBanner } from '#features/hiring/invitations/web/components/invited-banner.tsx';
import { readOpenProjectChoice } from '#features/hiring/projects/rules/open-project-filter.ts';
import { ProjectBrief } from '#features/hiring/projects/web/components/project-brief.tsx';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { ReportButton } from '#features/moderation/reports/web/components/report-button.tsx';
import { preloadOwnProfile } from '#features/profiles/consultants/web/hooks/use-own-profile.ts';
import { PublicReviews } from '#features/reviews/reviews/web/components/public-reviews.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const backToPortal = (flash: 'project-not-found' | 'already-applied' | 'application-load-failed') =>
  redirect({ to: '/consultant/portal', search: { tab: 'projects', notice: flash } });

/** An id that is no id is refused before it is looked up: there is no such project either. */
const isNotFound = (error: unknown): boolean =>
  [400, 404].includes(asApiProblem(error)?.status ?? 500);

/** What was chosen of the projects in the portal. */
const readProjects = (search: Record<string, unknown>) => ({
  ...(search.view === 'applications' ? { view: 'applications' as const } : {}),
  ...readOpenProjectChoice(search),
});

interface ApplySearch {
  /** Opened to read the project: no redirect to the plans. */
  read?: true;
}

export const Route = createFileRoute('/project/$projectId/apply')({
  validateSearch: ({ read }): ApplySearch =>
    readParameters<ApplySearch>(['read'], read === true ? { read } : {}),
  beforeLoad: requireConsultant,
  loaderDeps: ({ search: { read } }) => ({ isRead: read === true }),
  loader: async ({ context: { queryClient }, params: { projectId }, location, deps }) => {
    const [view] = await Promise.all([
      queryClient.fetchQuery(applyViewQuery(projectId)).catch((error: unknown) => {
        throw backToPortal(isNotFound(error) ? 'project-not-found' : 'application-load-failed');
      }),
      prepareParts(
        preloadOwnProfile(queryClient),
        queryClient.prefetchQuery(ownMatchQuery(projectId)),
        queryClient.prefetchQuery(clientFiguresQuery([projectId])),
      ),
    ]);
    if (view.alreadyApplied) throw backToPortal('already-applied');
    if (view.obstacle === 'not-subscribed' && !deps.isRead) {
      throw redirect({
        to: '/subscribe',
        search: { next: location.pathname, notice: 'subscribe-to-apply' },
      });
    }
  },
  head: () => ({ meta: [{ title: 'Apply to a project · Direct365' }] }),
  component: ApplyPage,
});

function ApplyPage() {
  const { projectId } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { data: view } = useSuspenseQuery(applyViewQuery(projectId));
  const { project, obstacle, invitationId } = view;
  const list = useKeptList('/consultant/portal', readProjects);
  const { chosen, send } = useApplicationFiles();

  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{project.title}</span>}
        lead="Read the project, then tell its client why you are the right person for it."
        back={
          <BackLink render={<Link to="/consultant/portal" search={{ tab: 'projects', ...list }} />}>
            Back to Portal
          </BackLink>
        }
      />
      <div className="flex flex-col gap-6">
        {invitationId && <InvitedBanner invitationId={invitationId} />}
        {obstacle && <ApplyObstacle obstacle={obstacle} projectId={projectId} />}
        <ProjectBrief project={project} />
        <OwnMatch projectId={projectId} />
        <ClientFiguresCard projectId={projectId} />
        <PublicReviews of={{ projectId }} report={reportReview} />
        <div>
          <ReportButton about={{ projectId }} noun="this project" />
        </div>
        {!obstacle && (
          <>
            <section aria-labelledby="your-profile">
              <h2 id="your-profile" className="mb-4 text-xl font-semibold text-ink">
                Your profile
              </h2>
              <ApplyProfileSummary />
            </section>
            <section aria-labelledby="your-application">
              <h2 id="your-application" className="mb-4 text-xl font-semibold text-ink">
                Your application
              </h2>
              <ApplyForm
                // Other questions are another form; what was written is kept.
                key={view.questions.join('\n')}
                projectId={projectId}
                questions={view.questions}
                draftKey={`apply:${viewer.userId}:${projectId}`}
                files={{ field: <ApplicationFiles chosen={chosen} />, send }}
              />
            </section>
          </>
        )}
      </div>
    </Container>
  );
}

const reportReview = (reviewId: string) => <ReportButton about={{ reviewId }} noun="this review" />;
