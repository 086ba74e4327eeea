import { Card } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** The shape of a consultant card that is on its way. */
export function PublicCardSkeleton() {
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
