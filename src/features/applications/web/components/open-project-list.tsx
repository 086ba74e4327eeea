import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderSearch } from 'lucide-react';
import type { OpenProjectFilter } from '#features/projects/rules/open-project-filter.ts';
import { useSubscription } from '#features/subscriptions/web/hooks/use-subscription.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { appliedProjectIdsQuery, openProjectsQuery } from '../queries/consultant-queries.ts';
import { LoadingCards } from './loading-cards.tsx';
import { OpenProjectCard } from './open-project-card.tsx';

/** The projects a consultant can apply to, newest first, as many as have been asked for. */
export function OpenProjectList({ filter }: { filter: OpenProjectFilter }) {
  const { data, isPending, refetch, ...list } = useInfiniteQuery(openProjectsQuery(filter));
  const applied = useQuery(appliedProjectIdsQuery);
  const appliedIds = applied.data ?? [];
  const { isSubscribed } = useSubscription();

  if (isPending) return <LoadingCards what="projects" />;
  if (!data) {
    return (
      <Banner
        tone="danger"
        title="Failed to fetch projects."
        action={
          <Button variant="secondary" pending={list.isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The server did not answer as expected. Please try again.
      </Banner>
    );
  }

  const projects = data.pages.flatMap(({ items }) => items);
  if (projects.length === 0 && Object.keys(filter).length > 0) return <NothingFits />;
  if (projects.length === 0) {
    return (
      <EmptyState level={3} icon={<FolderSearch />} title="No open projects right now">
        New projects appear here as soon as clients post them. Meanwhile, a complete profile helps
        clients find you.
      </EmptyState>
    );
  }
  return (
    <>
      {applied.isError && !applied.data && (
        <div className="mb-4">
          <PartFailed what="Which of them you have applied to" query={applied} />
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {projects.map((project) => (
          <li key={project.id}>
            <OpenProjectCard
              project={project}
              hasApplied={appliedIds.includes(project.id)}
              isSubscribed={isSubscribed}
            />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          Failed to fetch projects. Please try again.
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

function NothingFits() {
  return (
    <div role="status">
      <EmptyState
        level={3}
        icon={<FolderSearch />}
        title="No open projects match your filters"
        action={
          <Link
            to="/consultant/portal"
            search={{ tab: 'projects' }}
            resetScroll={false}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Show all open projects
          </Link>
        }
      >
        Try fewer words or fewer filters. The address of this page keeps them, so you can come back
        to look again.
      </EmptyState>
    </div>
  );
}
