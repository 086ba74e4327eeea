import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { visibilities } from '#catalogue/enumerations/project.ts';
import { requireClient } from '#features/accounts/web/guards.ts';
import { ApplicationCounts } from '#features/applications/web/components/application-counts.tsx';
import { ApplicationFilter } from '#features/applications/web/components/application-filter.tsx';
import { OwnProjectDetails } from '#features/applications/web/components/own-project-details.tsx';
import { ProjectActions } from '#features/applications/web/components/project-actions.tsx';
import { ReceivedApplicationList } from '#features/applications/web/components/received-application-list.tsx';
import {
  ownProjectQuery,
  receivedApplicationsQuery,
  receivedCountsQuery,
} from '#features/applications/web/queries/client-queries.ts';
import type { OwnProject } from '#features/projects/contract/project-views.ts';
import { PendingApprovalBanner } from '#features/projects/web/components/pending-approval-banner.tsx';
import { ProjectProgress } from '#features/projects/web/components/project-progress.tsx';
import { ProjectStatusBadge } from '#features/projects/web/components/project-status-badge.tsx';
import { SuggestedConsultants } from '#features/search/web/components/suggested-consultants.tsx';
import { ShortlistButton } from '#features/shortlists/web/components/shortlist-button.tsx';
import { ShortlistUnknown } from '#features/shortlists/web/components/shortlist-unknown.tsx';
import { shortlistedIdsQuery } from '#features/shortlists/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

interface ProjectSearch {
  /** Shows only the applications in this state. */
  status?: ApplicationStatus;
}

export const Route = createFileRoute('/project/$projectId')({
  validateSearch: ({ status }): ProjectSearch =>
    readParameters<ProjectSearch>(
      ['status'],
      typeof status === 'string' && applicationStatuses.has(status) ? { status } : {},
    ),
  beforeLoad: requireClient,
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: async ({ context: { queryClient, viewer }, params: { projectId }, deps: { status } }) => {
    try {
      await queryClient.ensureQueryData(ownProjectQuery(projectId));
    } catch {
      throw redirect({ to: '/client/portal', search: { notice: 'project-load-failed' } });
    }
    if (!viewer.isApproved) return;
    // Neither throws: a list that cannot be loaded is said in its place on the page.
    await prepareParts(
      queryClient.prefetchQuery(receivedCountsQuery([projectId])),
      queryClient.prefetchQuery(shortlistedIdsQuery),
      queryClient.prefetchInfiniteQuery(receivedApplicationsQuery(projectId)),
      ...(status
        ? [queryClient.prefetchInfiniteQuery(receivedApplicationsQuery(projectId, status))]
        : []),
    );
  },
  head: () => ({ meta: [{ title: 'Project Details · Direct365' }] }),
  component: ProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { data: project } = useSuspenseQuery(ownProjectQuery(projectId));
  const stateRef = useFocusAfterChange<HTMLDivElement>(project.status);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{project.title}</span>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
            <ProjectStatusBadge status={project.status} />
            <Badge>{visibilities.label(project.visibility)}</Badge>
            <span>
              Posted <DateText value={project.createdAt} />
            </span>
          </span>
        }
        back={<BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>}
        actions={<ProjectActions project={project} />}
      />
      <div className="mb-8 empty:hidden">
        <ProjectProgress status={project.status} />
      </div>
      <div ref={stateRef} tabIndex={-1} className="mb-8 empty:hidden">
        <ClosingBanner project={project} />
      </div>
      {viewer.isApproved && (
        <div className="mb-8 empty:hidden">
          <ApplicationCounts projectId={projectId} />
        </div>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="applications">
            <h2 id="applications" className="mb-4 text-xl font-semibold text-ink">
              Applications
            </h2>
            {viewer.isApproved ? <Applications project={project} /> : <PendingApprovalBanner />}
          </section>
          {viewer.isApproved && project.status === 'open' && (
            <section aria-labelledby="suggested">
              <h2 id="suggested" className="mb-1 text-xl font-semibold text-ink">
                Suggested Consultants
              </h2>
              <p className="mb-4 text-ink-muted">
                {project.visibility === 'private'
                  ? 'Consultants do not see this project: contact those who fit directly. '
                  : 'They have not applied; you can contact them directly. '}
                <Link to="/how-ranking-works">How ranking works</Link>
              </p>
              <div className="mb-4 empty:hidden">
                <ShortlistUnknown />
              </div>
              <SuggestedConsultants
                projectId={projectId}
                actionFor={({ userId, initials, title }) => (
                  <ShortlistButton consultantId={userId} name={`${initials}, ${title}`} size="sm" />
                )}
              />
            </section>
          )}
        </div>
        <section aria-labelledby="project-details" className="min-w-0">
          <h2 id="project-details" className="mb-4 text-xl font-semibold text-ink">
            Project Details
          </h2>
          <OwnProjectDetails project={project} />
        </section>
      </div>
    </Container>
  );
}

function Applications({ project }: { project: OwnProject }) {
  const { status } = Route.useSearch();
  // The link that shows all applications goes with the note that there are none of some kind.
  const listRef = useFocusAfterChange<HTMLDivElement>(status ?? 'all', { preventScroll: true });
  return (
    <div ref={listRef} tabIndex={-1} className="flex flex-col gap-4">
      <ApplicationFilter projectId={project.id} status={status} />
      <ReceivedApplicationList project={project} status={status} />
    </div>
  );
}

/** Says of a closed project when it was closed, and why. */
function ClosingBanner({ project }: { project: OwnProject }) {
  if (!project.closedAt) return null;
  return (
    <Banner
      tone={project.status === 'completed' ? 'success' : 'warning'}
      title={
        <>
          {project.status === 'completed' ? 'Completed on ' : 'Cancelled on '}
          <DateText value={project.closedAt} />
        </>
      }
    >
      {project.closingReason && (
        <p className="wrap-anywhere whitespace-pre-line">{project.closingReason}</p>
      )}
    </Banner>
  );
}
