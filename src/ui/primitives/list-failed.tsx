import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface ListFailedProps {
  title: string;
  /** What loads it. */
  query: { isFetching: boolean; refetch: () => unknown };
}

/** In the place of a list that could not be loaded, with another try. */
export function ListFailed({ title, query }: ListFailedProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      The server did not answer as expected. Nothing is lost.
    </Banner>
  );
}
