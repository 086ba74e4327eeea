import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** Stands for a list of cards while it loads. `what` is read out: "Loading your applications". */
export function LoadingCards({ what }: { what: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading {what}…
      </p>
      {['first', 'second', 'third'].map((position) => (
        <Skeleton key={position} className="h-56 w-full" />
      ))}
    </div>
  );
}
