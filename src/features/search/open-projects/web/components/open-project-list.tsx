import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenProjectSort } from '#catalogue/enumerations/project.ts';
import { useSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import { loadingCards } from '#features/hiring/applications/web/components/loading-cards.ts';
import { OpenProjectCard } from '#features/hiring/applications/web/components/open-project-card.tsx';
import {
  appliedProjectIdsQuery,
  ownScoresQuery,
} from '#features/hiring/applications/web/queries/consultant-queries.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { FoundWhy } from '#features/search/query/web/components/found-why.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, pagesOf, showing } from '#ui/primitives/paged-list.tsx';
import { openProjectsQuery } from '../queries.ts';
import { ConditionsInTheWay, HowRead } from './how-read.tsx';

export interface OpenProjectListProps {
  filter: OpenProjectFilter;
  /** The order; the best match without one. */
  sort?: OpenProjectSort | undefined;
  /** What stands on each card about how its client answers, given all projects of its page. */
  answersOf?: (projectIds: readonly string[], projectId: string) => ReactNode;
}

/** The projects a consultant can apply to, in the chosen order, as many as have been asked for. */
export function OpenProjectList({ filter, sort, answersOf }: OpenProjectListProps) {
  const choice = { ...filter, ...(sort && { sort }) };
  const query = useInfiniteQuery(openProjectsQuery(choice));
  const [first] = query.data?.pages ?? [];
  const reading = first?.reading;
  const foreign =
    reading?.parts.flatMap(({ isForeign, words }) => (isForeign ? [words] : [])) ?? [];
  const applied = useQuery(appliedProjectIdsQuery);
  const appliedIds = applied.data ?? [];
  const { isSubscribed } = useSubscription();
  // Beside the projects, not in their way: a card without a score is a card.
  const projectIds = itemsOf(query).map(idOf);
  const pages = pagesOf(query, idOf);
  const scores = useQuery(ownScoresQuery(projectIds)).data ?? {};

  return (
    <>
      {first && reading && (
        <HowRead
          choice={choice}
          reading={reading}
          correction={first.correction}
          isEmpty={first.items.length === 0}
        />
      )}
      <PagedList
        query={query}
        keyOf={idOf}
        loading={loadingCards('projects')}
        failed={<ListFailed title="Failed to fetch projects." query={query} />}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFits choice={choice} reading={reading} />
          ) : (
            <NoneOpen />
          )
        }
        lead={
          applied.isError &&
          !applied.data && (
            <div className="mb-4">
              <PartFailed what="Which of them you have applied to" query={applied} />
            </div>
          )
        }
        status={showing('project')}
        moreLabel="Load More Projects"
        moreFailed="Failed to fetch projects. Please try again."
      >
        {(project) => (
          <OpenProjectCard
            project={project}
            hasApplied={appliedIds.includes(project.id)}
            isSubscribed={isSubscribed}
            ownScore={scores[project.id]}
            why={isWhySaid(project) && <FoundWhy found={project} foreign={foreign} />}
            answers={answersOf?.((pages.get(project.id) ?? []).map(idOf), project.id)}
          />
        )}
      </PagedList>
    </>
  );
}

/** Answers of 0.6.0, during an upgrade, do not say why a project was found. */
const isWhySaid = ({ matched }: { matched?: unknown }): boolean => matched !== undefined;

const idOf = ({ id }: { id: string }): string => id;

function NoneOpen() {
  return (
    <EmptyState level={3} icon={<FolderSearch />} title="No open projects right now">
      New projects appear here as soon as clients post them. Meanwhile, a complete profile helps
      clients find you.
    </EmptyState>
  );
}

function NothingFits(props: Parameters<typeof ConditionsInTheWay>[0]) {
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
        <ConditionsInTheWay {...props} />
      </EmptyState>
    </div>
  );
}
