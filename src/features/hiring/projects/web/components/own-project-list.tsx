import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { ownProjectsQuery } from '../queries.ts';
import { OwnProjectCard } from './own-project-card.tsx';

interface OwnProjectListProps {
  /** What stands on each card about the applications to it, given all projects that are shown. */
  applicationsOf?: (projectIds: readonly string[], projectId: string) => ReactNode;
}

/** The client's projects, newest first, as many as have been asked for. */
export function OwnProjectList({ applicationsOf }: OwnProjectListProps) {
  const query = useInfiniteQuery(ownProjectsQuery);
  const projectIds = itemsOf(query).map(({ id }) => id);
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={{ spoken: 'Loading your projects…', skeletons: 3, className: 'h-96 w-full sm:h-66' }}
      failed={<ListFailed title="Your projects could not be loaded" query={query} />}
      empty={<NoProjects />}
      status={showing('project')}
      moreLabel="Load More Projects"
      moreFailed="More projects could not be loaded. Please try again."
    >
      {(project) => (
        <OwnProjectCard project={project} applications={applicationsOf?.(projectIds, project.id)} />
      )}
    </PagedList>
  );
}

function NoProjects() {
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
