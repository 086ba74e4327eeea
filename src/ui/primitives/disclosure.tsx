import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** Something to read on demand, below the words that name it. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-8 w-fit list-none items-center gap-2 font-medium text-primary-ink hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="pt-2 pl-6">{children}</div>
    </details>
  );
}
