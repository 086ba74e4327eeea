import { type RefObject, useEffect, useRef } from 'react';

interface FocusOptions {
  preventScroll?: boolean;
  /** The time is over, whatever has the focus now. */
  onDone?: () => void;
}

/** In milliseconds: longer than a dialog takes to close and to look for the button that opened it. */
const dialogCloseTime = 400;

/**
 * Gives the focus to an element when a dialog has had the time to close, if nothing else has it by then: whatever had
 * it went away. Returns the way to stop.
 */
export function takeFocusSoon(
  ref: RefObject<Pick<HTMLElement, 'focus'> | null>,
  { preventScroll = false, onDone }: FocusOptions = {},
): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll });
    onDone?.();
  }, dialogCloseTime);
  return () => clearTimeout(timer);
}

/**
 * A ref for the element that takes the focus when `state` has changed and the focused element went away, such
 * as the button that cancelled a project. Give the element `tabIndex={-1}`. With `preventScroll` the page
 * stays where the reader has it.
 */
export function useFocusAfterChange<Element extends HTMLElement>(
  state: string | boolean,
  { preventScroll = false }: { preventScroll?: boolean } = {},
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    return takeFocusSoon(ref, { preventScroll });
  }, [state, preventScroll]);

  return ref;
}
