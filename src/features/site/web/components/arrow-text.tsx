import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The class names of a link that leads on from a card or a paragraph. */
export const arrowLinkClassName =
  'group inline-flex min-h-8 items-center gap-1.5 font-semibold text-primary-ink no-underline hover:underline';

/** The words of such a link, with their arrow. */
export function ArrowText({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
      />
    </>
  );
}
