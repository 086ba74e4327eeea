import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { lazy, useMemo } from 'react';
import { mayHire } from '#access/company.ts';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import { visibilities } from '#catalogue/enumerations/project.ts';
import { StatementLink } from '#features/agreements/statements/web/components/statement-link.tsx';
import { SupplierLink } from '#features/agreements/suppliers/web/components/supplier-link.tsx';
import { membersQuery } from '#features/companies/members/web/queries.ts';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { ApplicantsToCompare } from '#features/conversations/shortlists/web/components/applicants-to-compare.tsx';
import { ShortlistButton } from '#features/conversations/shortlists/web/components/shortlist-button.tsx';
import { ShortlistUnknown } from '#features/conversations/shortlists/web/components/shortlist-unknown.tsx';
import { shortlistedIdsQuery } from '#features/conversations/shortlists/web/queries.ts';
import { AcceptedConsultant } from '#features/hiring/applications/web/components/accepted-consultant.tsx';
import { ApplicationCounts } from '#features/hiring/applications/web/components/application-counts.tsx';
import {
  ClosingBanner,
  HireAgain,
} from '#features/hiring/applications/web/components/closing-banner.tsx';
import { OwnProjectDetails } from '#features/hiring/applications/web/components/own-project-details.tsx';
import { PrivateProjectNote } from '#features/hiring/applications/web/components/private-project-note.tsx';
import { ProjectActions } from '#features/hiring/applications/web/components/project-actions.tsx';
import {
  acceptedApplicationQuery,
  ownProjectQuery,
  prefetchReceived,
  type ReceivedChoice,
  type ReceivedSearch,
  readReceivedSearch,
  receivedCountsQuery,
} from '#features/hiring/applications/web/queries/client-queries.ts';
import { InviteButton } from '#features/hiring/invitations/web/components/invite-button.tsx';
import { readInvitationState } from '#features/hiring/invitations/web/components/read-invitation-state.ts';
import { SentInvitations } from '#features/hiring/invitations/web/components/sent-invitations.tsx';
import { sentInvitationsQuery } from '#features/hiring/invitations/web/queries.ts';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { readOwnProjectFilter } from '#features/hiring/projects/rules/own-project-filter.ts';
import { ArchiveButton } from '#features/hiring/projects/web/components/archive-button.tsx';
import { CopyProjectLink } from '#features/hiring/projects/web/components/copy-project-link.tsx';
import { InCharge } from '#features/hiring/projects/web/components/in-charge.tsx';
import { PendingApprovalBanner } from '#features/hiring/projects/web/components/pending-approval-banner.tsx';
import { ProjectProgress } from '#features/hiring/projects/web/components/project-progress.tsx';
import { ProjectStatusBadge } from '#features/hiring/projects/web/components/project-status-badge.tsx';
import { SaveTemplate } from '#features/hiring/projects/web/components/save-template.tsx';
import { StillOpenQuestion } from '#features/hiring/projects/web/components/still-open-question.tsx';
import { RefusalBanner } from '#features/identity/accounts/web/components/refusal-banner.tsx';
import { requireProjectReader } from '#features/identity/accounts/web/guards.ts';
import { SuggestedConsultants } from '#features/search/query/web/components/suggested-consultants.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { useKeepList, useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

const loadedBy = leaveUnread<ReceivedChoice & Pick<ProjectSearch, 'invited'>>(
  'show',
  'sort',
  'invited',
);

interface ProjectSearch extends ReceivedSearch {
  /** Only invitations in this state. */
  invited?: InvitationState;
}

// It is fetched after the page: most applications are no deals.
const TimeSheetPart = lazy(async () => {
  const part = await import('#features/agreements/time-sheets/web/components/time-sheet-part.tsx');
  return { default: part.TimeSheetPart };
});

export const Route = createFileRoute('/project/$projectId')({
  validateSearch: leaveUnread<ProjectSearch>('show', 'sort', 'ids', 'invited'),
  beforeLoad: ({ context, location, params }) => {
    const { viewer } = requireProjectReader({ context, location });
    // Sent there: a consultant who reads it first is not redirected to the plans.
    if (viewer.userType === 'consultant') {
      throw redirect({ to: '/project/$projectId/apply', params, search: { read: true } });
    }
    return { viewer };
  },
  loaderDeps: ({ search }) => loadedBy({ ...search }),
  loader: async ({ context: { queryClient, viewer }, params: { projectId }, deps }) => {
    let project: OwnProject;
    try {
      project = await queryClient.ensureQueryData(ownProjectQuery(projectId));
    } catch {
      throw redirect({ to: '/client/portal', search: { notice: 'project-load-failed' } });
    }
    if (!viewer.isApproved) {
      await prepareParts(queryClient.prefetchQuery(membersQuery));
      return;
    }
    // None throws: what cannot be loaded is said in its place on the page.
    await prepareParts(
      queryClient.prefetchQuery(membersQuery),
      queryClient.prefetchQuery(receivedCountsQuery([projectId])),
      queryClient.prefetchQuery(shortlistedIdsQuery),
      prefetchReceived(queryClient, projectId, readReceivedSearch({ ...deps })),
      queryClient.prefetchInfiniteQuery(
        sentInvitationsQuery(projectId, readInvitationState(deps.invited)),
      ),
      ...(project.status === 'open'
        ? []
        : [queryClient.prefetchQuery(acceptedApplicationQuery(projectId))]),
    );
  },
  head: () => ({ meta: [{ title: 'Project Details · Direct365' }] }),
  component: ProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { data: project } = useSuspenseQuery(ownProjectQuery(projectId));
  const listed = useKeptList('/client/portal', readOwnProjectFilter);
  const stateRef = useFocusAfterChange<HTMLDivElement>(project.status);
  const canHire = mayHire(viewer);
  const { data: counts } = useQuery(receivedCountsQuery(viewer.isApproved ? [projectId] : []));
  // What is empty does not come first.
  const leadsWithSuggestions =
    viewer.isApproved && project.status === 'open' && counts?.[0]?.total === 0;
  const applications = (
    <section aria-labelledby="applications" className="min-w-0">
      <h2 id="applications" className="mb-4 text-xl font-semibold text-ink">
        Applications
      </h2>
      {viewer.isApproved && <Applications project={project} canHire={canHire} />}
      {viewer.accountState === 'refused' && <RefusalBanner />}
      {viewer.accountState === 'pending' && <PendingApprovalBanner />}
    </section>
  );
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={<span className="wrap-anywhere">{project.title}</span>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
            <ProjectStatusBadge status={project.status} />
            <Badge>{visibilities.label(project.visibility)}</Badge>
            {project.archivedAt && <Badge>Archived</Badge>}
            <span>
              Posted <DateText value={project.createdAt} />
            </span>
          </span>
        }
        back={
          <BackLink render={<Link to="/client/portal" search={listed} />}>Back to Portal</BackLink>
        }
        actions={
          <>
            <ProjectActions project={project} />
            <ArchiveButton project={project} />
          </>
        }
      />
      <div ref={stateRef} tabIndex={-1} className="mb-8 flex flex-col gap-8 empty:hidden">
        <ClosingBanner
          project={project}
          again={viewer.isApproved && <HireAgain project={project} />}
        />
        {project.status === 'open' && <StillOpenQuestion project={project} />}
        {project.status === 'open' && project.visibility === 'private' && (
          <PrivateProjectNote projectId={projectId} isApproved={viewer.isApproved} />
        )}
        {viewer.isApproved && project.status !== 'open' && (
          <AcceptedConsultant
            project={project}
            dealParts={({ id, consultant }) => (
              <>
                <div className="flex flex-wrap gap-3 border-t border-line pt-4">
                  <StatementLink applicationId={id} />
                  {project.status !== 'cancelled' && !consultant.hasLeft && (
                    <SupplierLink applicationId={id} role={viewer.company?.role} />
                  )}
                </div>
                <TimeSheetPart applicationId={id} />
              </>
            )}
          />
        )}
      </div>
      {/* On phones one below the other: the brief is never buried by suggestions, unless there is nothing else. */}
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        {leadsWithSuggestions ? <Suggestions project={project} canHire={canHire} /> : applications}
        <section
          aria-labelledby="project-details"
          className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2"
        >
          <h2 id="project-details" className="text-xl font-semibold text-ink">
            Project Details
          </h2>
          <ProjectProgress project={project} />
          {viewer.isApproved && <ApplicationCounts projectId={projectId} />}
          <InCharge project={project} canHandOver={canHire} />
          <div className="flex flex-wrap gap-3">
            {project.status === 'open' && project.visibility === 'public' && (
              <CopyProjectLink projectId={projectId} />
            )}
            {canHire && (
              <>
                <Link
                  to="/post-project"
                  search={{ from: projectId }}
                  className={buttonClassName({ variant: 'secondary' })}
                >
                  <Copy aria-hidden="true" />
                  Duplicate
                </Link>
                <SaveTemplate project={project} />
              </>
            )}
          </div>
          <OwnProjectDetails project={project} />
        </section>
        {viewer.isApproved && (
          <div className="flex min-w-0 flex-col gap-10">
            {leadsWithSuggestions && applications}
            <Invitations project={project} />
            {project.status === 'open' && !leadsWithSuggestions && (
              <Suggestions project={project} canHire={canHire} />
            )}
          </div>
        )}
      </div>
    </Container>
  );
}

interface PartProps {
  project: OwnProject;
  /** Whether the reader's role lets them decide, invite and write. */
  canHire: boolean;
}

function Applications({ project, canHire }: PartProps) {
  const unread = Route.useSearch();
  const search = useMemo(() => readReceivedSearch({ ...unread }), [unread]);
  const navigate = Route.useNavigate();
  useKeepList(`/project/${project.id}`, search);
  return (
    <ApplicantsToCompare
      project={project}
      search={search}
      canDecline={canHire}
      onSearch={(change, { replace }) =>
        navigate({
          search: ({ invited, ...before }) => ({
            ...change(readReceivedSearch(before)),
            invited,
          }),
          replace,
          resetScroll: false,
        })
      }
    />
  );
}

function Invitations({ project: { id: projectId, status } }: { project: OwnProject }) {
  const { invited } = Route.useSearch();
  return (
    <section aria-labelledby="invitations" className="min-w-0">
      <h2 id="invitations" className="mb-4 text-xl font-semibold text-ink">
        Invitations
      </h2>
      <SentInvitations
        projectId={projectId}
        isOpen={status === 'open'}
        state={readInvitationState(invited)}
      />
    </section>
  );
}

function Suggestions({ project: { id: projectId, visibility }, canHire }: PartProps) {
  return (
    <section aria-labelledby="suggested" className="min-w-0">
      <h2 id="suggested" className="mb-1 text-xl font-semibold text-ink">
        Suggested Consultants
      </h2>
      <p className="mb-4 text-ink-muted">
        {visibility === 'private'
          ? 'Invite those who fit, or contact them directly. '
          : 'They have not applied; you can invite them or contact them directly. '}
        <Link to="/how-ranking-works">How ranking works</Link>
      </p>
      <div className="mb-4 empty:hidden">
        <ShortlistUnknown />
      </div>
      <SuggestedConsultants
        projectId={projectId}
        actionFor={({ userId, initials, title }) =>
          canHire && (
            <>
              <InviteButton
                consultantId={userId}
                name={`${initials}, ${title}`}
                projectId={projectId}
                size="sm"
              />
              <ShortlistButton consultantId={userId} name={`${initials}, ${title}`} size="sm" />
              <ContactLink
                personId={userId}
                name={`${initials}, ${title}`}
                projectId={projectId}
                variant="secondary"
                size="sm"
              >
                Contact Consultant
              </ContactLink>
            </>
          )
        }
      />
    </section>
  );
}
