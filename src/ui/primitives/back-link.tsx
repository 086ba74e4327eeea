import { useRender } from '@base-ui/react/use-render';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

type BackLinkProps = {
  /** The link element, such as a router link; it receives the look. */
  render: ReactElement;
  children: ReactNode;
};

/** The way back to the page above this one. */
export function BackLink({ render, children }: BackLinkProps) {
  return useRender({
    render,
    props: {
      className:
        'inline-flex min-h-8 w-fit pointer-coarse:min-h-11 items-center gap-2 font-medium text-primary-ink no-underline hover:underline',
      children: (
        <>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {children}
        </>
      ),
    },
  });
}
