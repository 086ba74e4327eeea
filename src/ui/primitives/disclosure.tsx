import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
  /** Called each time it is opened. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Something to read on demand, below the words that name it. */
export function Disclosure({ summary, open, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={open}
      {...(onOpen && { onToggle: ({ currentTarget }) => currentTarget.open && onOpen() })}
      className="group"
    >
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
