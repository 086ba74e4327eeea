import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { ownApplicationsQuery } from '../queries/consultant-queries.ts';
import { LoadingCards } from './loading-cards.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

/** What the consultant has applied to, newest first, and what has become of it. */
export function OwnApplicationList() {
  const { data, isPending, refetch, ...list } = useInfiniteQuery(ownApplicationsQuery);

  if (isPending) return <LoadingCards what="your applications" />;
  if (!data) {
    return (
      <Banner
        tone="danger"
        title="Your applications could not be loaded"
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
  if (applications.length === 0) return <NoApplications />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {applications.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard application={application} />
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
      When you apply to a project, you can follow here what becomes of it. Every application gets an
      answer.
    </EmptyState>
  );
}
