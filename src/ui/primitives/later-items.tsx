import type { ReactNode } from 'react';
import { useTakenOver } from '#ui/use-taken-over.ts';
import { Skeleton } from './skeleton.tsx';

interface LaterItemsProps {
  number: number;
  /** Of one of them, where they are in sight: whoever comes back finds their place. */
  size?: string;
  children: () => ReactNode;
}

/** The last items of a list, which the browser renders and the server does not: nobody sees them when a page comes. */
export function LaterItems({ number, size, children }: LaterItemsProps) {
  if (useTakenOver()) return children();
  return (
    <>
      {size &&
        Array.from({ length: number }, (_, index) => (
          <li key={`later ${index.toString()}`} aria-hidden="true" className="noscript:hidden">
            <Skeleton className={size} />
          </li>
        ))}
      <li data-later={number} className="hidden text-ink-muted noscript:block">
        {number} more are shown in browsers that run scripts.
      </li>
    </>
  );
}
