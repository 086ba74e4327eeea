import { Container } from '#ui/primitives/container.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** Shown while a page loads for longer than a moment. */
export function PendingScreen() {
  return (
    <Container className="flex flex-col gap-4 py-10">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </Container>
  );
}
