import type { ReactNode } from 'react';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { Button } from './button.tsx';

type LoadMoreProps = {
  /** How much is shown, spoken when it changes: "Showing 20 of 134 projects". */
  status: ReactNode;
  /** Whether anything is left to load. */
  more: boolean;
  pending: boolean;
  onLoadMore: () => void;
  /** The button's words: "Load More Consultants". */
  children: ReactNode;
};

/** The end of a list that comes in pages. */
export function LoadMore({ status, more, pending, onLoadMore, children }: LoadMoreProps) {
  // With the end of the list its button goes: the focus stays beside it, and the reader at what has come.
  const statusRef = useFocusAfterChange<HTMLParagraphElement>(more, { preventScroll: true });
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p ref={statusRef} tabIndex={-1} role="status" className="text-sm text-ink-muted">
        {status}
      </p>
      {more && (
        <Button variant="secondary" pending={pending} onClick={onLoadMore}>
          {children}
        </Button>
      )}
    </div>
  );
}
