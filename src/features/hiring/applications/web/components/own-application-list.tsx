import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import { ownApplicationsQuery } from '../queries/consultant-queries.ts';
import { loadingCards } from './loading-cards.ts';
import { OwnApplicationCard } from './own-application-card.tsx';

interface OwnApplicationListProps {
  /** What stands on each card to be done about its client. */
  actionFor?: ((application: OwnApplication) => ReactNode) | undefined;
  /** What its client offers, on each card. */
  offersFor?: ((application: OwnApplication) => ReactNode) | undefined;
  /** What both sides keep of an accepted application, on its card. */
  dealPartsFor?: ((application: OwnApplication) => ReactNode) | undefined;
}

/** What the consultant has applied to, newest first, and what has become of it. */
export function OwnApplicationList(props: OwnApplicationListProps) {
  const { actionFor, offersFor, dealPartsFor } = props;
  const query = useInfiniteQuery(ownApplicationsQuery);
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={loadingCards('your applications')}
      failed={<ListFailed title="Your applications could not be loaded" query={query} />}
      empty={<NoApplications />}
      status={showing('application')}
      moreLabel="Load More Applications"
      moreFailed="More applications could not be loaded. Please try again."
    >
      {(application) => (
        <OwnApplicationCard
          application={application}
          action={actionFor?.(application)}
          offers={offersFor?.(application)}
          dealParts={dealPartsFor?.(application)}
        />
      )}
    </PagedList>
  );
}

function NoApplications() {
  return (
    <EmptyState
      level={3}
      icon={<Send />}
      title="No applications yet"
      action={
        <Link
          to="/consultant/portal"
          search={{ tab: 'projects' }}
          className={buttonClassName({ variant: 'secondary' })}
        >
          Browse open projects
        </Link>
      }
    >
      When you apply to a project, you can follow here what becomes of it. You hear of every
      decision by e-mail.
    </EmptyState>
  );
}
