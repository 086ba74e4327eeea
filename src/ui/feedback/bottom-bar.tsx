import { type ReactNode, useEffect, useRef } from 'react';
import { Container } from '#ui/primitives/container.tsx';
import { reserveBottomBarSpace } from './reserve-bottom-bar-space.ts';

type BottomBarProps = {
  /** The id of its title. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A region along the bottom edge of every page, for a question that can wait but not be missed. It is seen while
 * `showBottomBar` says so; dialogs cover it, and it never covers what has the focus. In the document it stands first,
 * before the page, so that it is met at once by keyboard and by ear: alone in an element of the class
 * `bottom-bar-place`.
 */
export function BottomBar({ labelledBy, children }: BottomBarProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? reserveBottomBarSpace(ref.current) : undefined), []);
  return (
    <section
      ref={ref}
      aria-labelledby={labelledBy}
      // No search engine should take it for what the page is about.
      data-nosnippet=""
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] overflow-y-auto border-t border-line bg-raised text-ink shadow-dialog"
    >
      <Container className="flex flex-col gap-x-8 gap-y-4 py-4 md:flex-row md:items-center md:justify-between">
        {children}
      </Container>
    </section>
  );
}
