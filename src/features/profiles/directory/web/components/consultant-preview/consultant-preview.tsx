import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { consultantPreviewQuery } from '../../queries.ts';
import { PublicCardGrid, PublicCardList } from './public-card-list.tsx';

const skeletons = ['first', 'second', 'third'] as const;

/** The newest consultants as public cards, while they load, when there are none, and when asking failed. */
export function ConsultantPreview() {
  const { data, isPending, isError, refetch } = useQuery(consultantPreviewQuery);
  if (isPending) return <Loading />;
  if (isError) {
    return (
      <Banner
        tone="warning"
        title="The consultants could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Everything else on this page works.
      </Banner>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<Users />} title="No consultants available yet" level={3}>
        Our consultant network is growing. Check back soon for expert profiles!
      </EmptyState>
    );
  }
  return (
    <>
      <PublicCardList cards={data.items} />
      <p className="mt-8">
        <Link to="/consultants">All skills and cities with consultants</Link>
      </p>
    </>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading consultants…
      </p>
      <PublicCardGrid>
        {skeletons.map((each) => (
          <li key={each}>
            <PublicCardSkeleton />
          </li>
        ))}
      </PublicCardGrid>
    </>
  );
}

/** The shape of a consultant card that is on its way. */
function PublicCardSkeleton() {
  return (
    <Card className="h-full">
      <div className="flex items-start gap-4">
        <Skeleton shape="circle" className="size-12 shrink-0" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-12 w-full" />
      <div className="flex gap-2">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-24" />
      </div>
      <Skeleton className="mt-6 h-6 w-full" />
    </Card>
  );
}
