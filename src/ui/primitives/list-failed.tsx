import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface ListFailedProps {
  title: string;
  /** What loads it. */
  query: { isFetching: boolean; refetch: () => unknown };
  children?: ReactNode;
}

/** In the place of a list that could not be loaded, with another try. */
export function ListFailed({ title, query, children }: ListFailedProps) {
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
      {children}
    </Banner>
  );
}
