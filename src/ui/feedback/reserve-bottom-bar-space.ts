const height = '--bottom-bar';

/**
 * Keeps the page's room for the bar as high as the bar is, and whatever gets the focus by keyboard or script above it.
 * The browser does the second where it scrolls to the focus, but not where an element was focused without scrolling, or
 * where the bar came later. Returns a function that stops it.
 */
export function reserveBottomBarSpace(bar: HTMLElement): () => void {
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
