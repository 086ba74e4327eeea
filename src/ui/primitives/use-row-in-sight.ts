import { type RefObject, useEffect, useRef } from 'react';

// A tab that is a link may name a page that contains all of them: the tab is the better sign of the current one.
const currentOf = (row: HTMLElement): Element | null =>
  row.querySelector('[data-active]') ?? row.querySelector('[aria-current="page"]');

/**
 * For a row of links that scrolls sideways where it is wider than the screen. Brings the current one into sight, and
 * marks the ends behind which there is more (`data-more-before`, `data-more-after`), for `rowInSight` to fade out.
 */
export function useRowInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => {
      const hidden = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.toggleAttribute('data-more-before', row.scrollLeft > 1);
      row.toggleAttribute('data-more-after', hidden > 1);
    };
    const bring = () => {
      const link = currentOf(row)?.getBoundingClientRect();
      if (!link) return;
      const middle = link.left - row.getBoundingClientRect().left + link.width / 2;
      row.scrollLeft += middle - row.clientWidth / 2;
      update();
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(row);
    const changes = new MutationObserver(bring);
    changes.observe(row, { subtree: true, attributeFilter: ['data-active', 'aria-current'] });
    row.addEventListener('scroll', update, { passive: true });
    bring();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, []);
  return ref;
}

/** The look of such a row: one line, without a scroll bar, fading out at an end behind which there is more. */
export const rowInSight =
  'overflow-x-auto overflow-y-hidden [scrollbar-width:none] data-more-after:mask-r-from-[calc(100%-2.5rem)] data-more-before:mask-l-from-[calc(100%-2.5rem)]';
