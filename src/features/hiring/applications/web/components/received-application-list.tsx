import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { applicationGroups } from '#catalogue/enumerations/application.ts';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, pagesOf, showing } from '#ui/primitives/paged-list.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { useTriageKeys } from '../hooks/use-triage-keys.ts';
import {
  applicantScoresQuery,
  type ReceivedSearch,
  receivedApplicationsQuery,
} from '../queries/client-queries.ts';
import { loadingCards } from './loading-cards.ts';
import { ReceivedApplicationCard } from './received-application-card.tsx';

export interface ReceivedApplicationListProps {
  project: OwnProject;
  search: ReceivedSearch;
  /** What stands on each card to choose it by. */
  choiceFor?: (application: ReceivedApplication) => ReactNode;
  /** Chooses an application by its key, or takes it out. */
  onChoose?: (application: ReceivedApplication) => void;
  /** What stands on each card about how its consultant answers, given all consultants of its page. */
  answersOf?: (consultantIds: readonly string[], consultantId: string) => ReactNode;
}

/** Applications to a project in the order that is asked for, as many as have been asked for. */
export function ReceivedApplicationList(props: ReceivedApplicationListProps) {
  const { project, search, choiceFor, onChoose, answersOf } = props;
  const query = useInfiniteQuery(receivedApplicationsQuery(project.id, search));
  // Beside the applications, not in their way: a card without a score is a card.
  const items = itemsOf(query);
  const ids = items.map(idOf);
  const pages = pagesOf(query, idOf);
  const scores = useQuery(applicantScoresQuery(project.id, ids)).data ?? {};
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const { rowsRef, said } = useTriageKeys({
    items,
    hasMore: hasNextPage && !isFetchNextPageError,
    fetchMore: () => isFetchingNextPage || fetchNextPage(),
    choose: onChoose,
  });
  return (
    <div ref={rowsRef}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <PagedList
        query={query}
        keyOf={idOf}
        loading={loadingCards('applications')}
        failed={<ListFailed title="The applications could not be loaded" query={query} />}
        empty={<NoApplications project={project} search={search} />}
        status={showing('application')}
        moreLabel="Load More Applications"
        moreFailed="More applications could not be loaded. Please try again."
      >
        {(application) => (
          <ReceivedApplicationCard
            application={application}
            score={scores[application.id]}
            answers={answersOf?.(
              (pages.get(application.id) ?? []).map(({ consultant }) => consultant.userId),
              application.consultant.userId,
            )}
            choice={choiceFor?.(application)}
          />
        )}
      </PagedList>
    </div>
  );
}

const idOf = ({ id }: ReceivedApplication): string => id;

/** Why there is none, as far as the project's state tells. */
function reasonForNone({ status, visibility }: OwnProject): string {
  if (status !== 'open') return 'There were no applications for this project.';
  return visibility === 'private'
    ? 'Only consultants you invite can apply. You will get an e-mail with each application.'
    : 'Consultants can see your project and apply. You will get an e-mail with each application.';
}

function NoApplications({
  project,
  search: { show, ...others },
}: Pick<ReceivedApplicationListProps, 'project' | 'search'>) {
  if (!show) {
    return (
      <EmptyState
        level={3}
        icon={<Inbox />}
        title={project.status === 'open' ? 'No applications yet' : 'No applications'}
      >
        {reasonForNone(project)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Inbox />}
      title={`No applications in “${applicationGroups.label(show)}”`}
      action={
        <Link
          to="/project/$projectId"
          params={{ projectId: project.id }}
          search={others}
          resetScroll={false}
          className={buttonClassName({ variant: 'secondary' })}
        >
          Show All Applications
        </Link>
      }
    />
  );
}
