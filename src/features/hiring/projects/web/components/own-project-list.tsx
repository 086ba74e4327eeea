import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderPlus, FolderSearch } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { type OwnProjectFilter, ownProjectGroups } from '../../rules/own-project-filter.ts';
import { ownProjectCountsQuery, ownProjectsQuery } from '../queries.ts';
import { OwnProjectCard } from './own-project-card.tsx';

export interface OwnProjectListProps {
  filter: OwnProjectFilter;
  /** What stands on each card about the applications to it, given all projects that are shown. */
  applicationsOf?: (projectIds: readonly string[], projectId: string) => ReactNode;
}

/** The client's projects within a filter, newest first, as many as have been asked for. */
export function OwnProjectList({ filter, applicationsOf }: OwnProjectListProps) {
  const query = useInfiniteQuery(ownProjectsQuery(filter));
  const projectIds = itemsOf(query).map(({ id }) => id);
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={listRef} tabIndex={-1}>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{
          spoken: 'Loading your projects…',
          skeletons: 3,
          className: 'h-96 w-full sm:h-66',
        }}
        failed={<ListFailed title="Your projects could not be loaded" query={query} />}
        empty={<NoProjects filter={filter} />}
        status={showing('project')}
        moreLabel="Load More Projects"
        moreFailed="More projects could not be loaded. Please try again."
      >
        {(project) => (
          <OwnProjectCard
            project={project}
            applications={applicationsOf?.(projectIds, project.id)}
            onLeave={() => listRef.current?.focus({ preventScroll: true })}
          />
        )}
      </PagedList>
    </div>
  );
}

function NoProjects({ filter }: { filter: OwnProjectFilter }) {
  const { data: counts } = useQuery(ownProjectCountsQuery(filter));
  if (Object.keys(filter).length > 0) {
    return (
      <EmptyState
        level={3}
        icon={<FolderSearch />}
        title={noneOf(filter)}
        action={
          <Link
            to="/client/portal"
            resetScroll={false}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Show All Projects
          </Link>
        }
      />
    );
  }
  if (counts?.archived) {
    return (
      <EmptyState
        level={3}
        icon={<FolderSearch />}
        title="All your projects are archived"
        action={
          <Link
            to="/client/portal"
            search={{ status: 'archived' }}
            resetScroll={false}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Show Archived Projects
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<FolderPlus />}
      title="No projects yet"
      action={
        <Link to="/post-project" className={buttonClassName()}>
          Post Your First Project
        </Link>
      }
    >
      Describe the work you need done, and consultants can apply to you directly. Your projects and
      the applications to them will be listed here.
    </EmptyState>
  );
}

/** `No completed projects match “ledger”`. */
function noneOf({ text, status }: OwnProjectFilter): string {
  const projects = status ? `${ownProjectGroups.label(status).toLowerCase()} projects` : 'projects';
  return text ? `No ${projects} match “${text}”` : `No ${projects}`;
}
