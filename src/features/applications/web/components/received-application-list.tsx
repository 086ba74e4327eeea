import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import type { OwnProject } from '#features/projects/contract/project-views.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { receivedApplicationsQuery } from '../queries/client-queries.ts';
import { loadingCards } from './loading-cards.ts';
import { ReceivedApplicationCard } from './received-application-card.tsx';

interface ReceivedApplicationListProps {
  project: OwnProject;
  status: ApplicationStatus | undefined;
}

/** Applications to a project, newest first, as many as have been asked for. */
export function ReceivedApplicationList({ project, status }: ReceivedApplicationListProps) {
  const query = useInfiniteQuery(receivedApplicationsQuery(project.id, status));
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={loadingCards('applications')}
      failed={<ListFailed title="The applications could not be loaded" query={query} />}
      empty={<NoApplications project={project} status={status} />}
      status={showing('application')}
      moreLabel="Load More Applications"
      moreFailed="More applications could not be loaded. Please try again."
    >
      {(application) => <ReceivedApplicationCard application={application} />}
    </PagedList>
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
