import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';

interface PartFailedProps {
  /** What is missing, as the beginning of a sentence: `The suggestions`. */
  what: string;
  /** What loads it. */
  query: { isFetching: boolean; refetch: () => unknown };
}

/**
 * In the place of a part of a page that could not be loaded: the rest of the page stands, and the part can try again.
 */
export function PartFailed({ what, query }: PartFailedProps) {
  return (
    <Banner
      tone="warning"
      title={`${what} could not be loaded`}
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    />
  );
}
