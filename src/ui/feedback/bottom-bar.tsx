import { type ReactNode, useEffect, useRef } from 'react';
import { Container } from '#ui/primitives/container.tsx';

const height = '--bottom-bar';

/**
 * Keeps the page's room for the bar as high as the bar is, and whatever gets the focus by keyboard or script above it.
 * The browser does the second where it scrolls to the focus, but not where an element was focused without scrolling, or
 * where the bar came later. Returns a function that stops it.
 */
function reserveBottomBarSpace(bar: HTMLElement): () => void {
  const root = document.documentElement;
  let isPressed = false;

  function keepFocusInSight(): void {
    const focused = document.activeElement;
    // What is being clicked stays under the pointer.
    if (isPressed || !(focused instanceof HTMLElement) || bar.contains(focused)) return;
    if (isCovered(focused, bar)) focused.scrollIntoView({ block: 'nearest' });
  }
  function notePress({ type }: Event): void {
    isPressed = type === 'mousedown';
  }

  const observer = new ResizeObserver(() => {
    const measured = bar.getBoundingClientRect().height;
    document.body.style.setProperty(height, `${measured}px`);
    root.style.scrollPaddingBottom = measured > 0 ? `calc(${measured}px + 1rem)` : '';
    keepFocusInSight();
  });
  observer.observe(bar);
  const stopping = new AbortController();
  const listening = { capture: true, signal: stopping.signal };
  document.addEventListener('focusin', keepFocusInSight, listening);
  document.addEventListener('mousedown', notePress, listening);
  document.addEventListener('mouseup', notePress, listening);
  return () => {
    stopping.abort();
    observer.disconnect();
    document.body.style.removeProperty(height);
    root.style.scrollPaddingBottom = '';
  };
}

/** Whether the bar lies on what has the focus, and scrolling can change that. */
function isCovered(focused: HTMLElement, bar: HTMLElement): boolean {
  const { top, bottom, height: ownHeight } = focused.getBoundingClientRect();
  const edge = bar.getBoundingClientRect().top;
  const canBeAbove = ownHeight < edge;
  return canBeAbove && bottom > edge && top < innerHeight;
}

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
