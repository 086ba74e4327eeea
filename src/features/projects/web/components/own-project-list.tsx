import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ownProjectsQuery } from '../queries.ts';
import { OwnProjectCard } from './own-project-card.tsx';

interface OwnProjectListProps {
  /** What stands on each card about the applications to it, given all projects that are shown. */
  applicationsOf?: (projectIds: readonly string[], projectId: string) => ReactNode;
}

/** The client's projects, newest first, as many as have been asked for. */
export function OwnProjectList({ applicationsOf }: OwnProjectListProps) {
  const { data, isPending, refetch, ...list } = useInfiniteQuery(ownProjectsQuery);

  if (isPending) return <LoadingProjects />;
  if (!data) {
    return (
      <Banner
        tone="danger"
        title="Your projects could not be loaded"
        action={
          <Button variant="secondary" pending={list.isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The server did not answer as expected. Nothing is lost.
      </Banner>
    );
  }

  const projects = data.pages.flatMap(({ items }) => items);
  if (projects.length === 0) return <NoProjects />;
  const projectIds = projects.map(({ id }) => id);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {projects.map((project) => (
          <li key={project.id}>
            <OwnProjectCard
              project={project}
              applications={applicationsOf?.(projectIds, project.id)}
            />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          More projects could not be loaded. Please try again.
        </Banner>
      )}
      <LoadMore
        status={`Showing ${projects.length} ${projects.length === 1 ? 'project' : 'projects'}`}
        more={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      >
        Load More Projects
      </LoadMore>
    </>
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

function LoadingProjects() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading your projects…
      </p>
      {['first', 'second', 'third'].map((position) => (
        <Skeleton key={position} className="h-52 w-full" />
      ))}
    </div>
  );
}
