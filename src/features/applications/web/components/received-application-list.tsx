import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import type { OwnProject } from '#features/projects/contract/project-views.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { receivedApplicationsQuery } from '../queries/client-queries.ts';
import { ReceivedApplicationCard } from './received-application-card.tsx';

interface ReceivedApplicationListProps {
  project: OwnProject;
  status: ApplicationStatus | undefined;
}

/** Applications to a project, newest first, as many as have been asked for. */
export function ReceivedApplicationList({ project, status }: ReceivedApplicationListProps) {
  const { data, isPending, refetch, ...list } = useInfiniteQuery(
    receivedApplicationsQuery(project.id, status),
  );

  if (isPending) return <LoadingApplications />;
  if (!data) {
    return (
      <Banner
        tone="danger"
        title="The applications could not be loaded"
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

  const applications = data.pages.flatMap(({ items }) => items);
  if (applications.length === 0) return <NoApplications project={project} status={status} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {applications.map((application) => (
          <li key={application.id}>
            <ReceivedApplicationCard application={application} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          More applications could not be loaded. Please try again.
        </Banner>
      )}
      <LoadMore
        status={`Showing ${applications.length} ${applications.length === 1 ? 'application' : 'applications'}`}
        more={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      >
        Load More Applications
      </LoadMore>
    </>
  );
}

/** Why there is none, as far as the project's state tells. */
function reasonForNone({ status, visibility }: OwnProject): string {
  if (status !== 'open') return 'Nobody applied to this project.';
  return visibility === 'private'
    ? 'This project is private: consultants cannot see it, so nobody can apply.'
    : 'Consultants can see your project and apply. You will get an e-mail with each application.';
}

function NoApplications({ project, status }: ReceivedApplicationListProps) {
  if (!status) {
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
      title={`No ${applicationStatuses.label(status).toLowerCase()} applications`}
      action={
        <Link
          to="/project/$projectId"
          params={{ projectId: project.id }}
          resetScroll={false}
          className={buttonClassName({ variant: 'secondary' })}
        >
          Show All Applications
        </Link>
      }
    />
  );
}

function LoadingApplications() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading applications…
      </p>
      {['first', 'second', 'third'].map((position) => (
        <Skeleton key={position} className="h-56 w-full" />
      ))}
    </div>
  );
}
