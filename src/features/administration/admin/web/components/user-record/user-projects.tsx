import { useInfiniteQuery } from '@tanstack/react-query';
import { visibilities } from '#catalogue/enumerations/project.ts';
import { ProjectBrief } from '#features/hiring/projects/web/components/project-brief.tsx';
import { ProjectStatusBadge } from '#features/hiring/projects/web/components/project-status-badge.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import type { UserProject } from '../../../contract/user-record.ts';
import { userProjectsQuery } from '../../queries/user-record.ts';
import { NothingHere } from './record-section.tsx';

/** A client's projects of every state, each to be opened whole. */
export function UserProjects({ userId }: { userId: string }) {
  const query = useInfiniteQuery(userProjectsQuery(userId));
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={{ spoken: 'Loading projects…', skeletons: 2, className: 'h-16 w-full' }}
      failed={<PartFailed what="The projects" query={query} />}
      empty={<NothingHere>No project was posted.</NothingHere>}
      status={showing('project')}
      isSilentAtEnd
      moreLabel="Load More Projects"
      moreFailed="More projects could not be loaded. Please try again."
      className="flex flex-col gap-3"
    >
      {(project) => <ProjectDisclosure project={project} />}
    </PagedList>
  );
}

function ProjectDisclosure({ project }: { project: UserProject }) {
  const { title, status, visibility, closedAt, closingReason, contactEmail } = project;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1" id={`project-${project.id}`}>
        <h3 className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere text-ink">{title}</h3>
        <span className="text-sm text-ink-muted">
          <DateText value={project.createdAt} />
        </span>
        <Badge>{visibilities.label(visibility)}</Badge>
        <ProjectStatusBadge status={status} />
      </div>
      <Disclosure
        summary={
          <>
            The whole project<span className="sr-only"> {title}</span>
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-3">
          <ProjectBrief project={project} />
          <DescriptionList
            items={[
              { term: 'Company', details: project.companyName },
              { term: 'Contact', details: `${project.contactName}, ${contactEmail}` },
              ...(project.phone ? [{ term: 'Phone', details: project.phone }] : []),
              ...(closedAt ? [{ term: 'Closed', details: <DateText value={closedAt} /> }] : []),
              ...(closingReason ? [{ term: 'Why', details: closingReason }] : []),
            ]}
          />
        </div>
      </Disclosure>
    </div>
  );
}
