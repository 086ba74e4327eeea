import { type RefObject, useEffect, useRef } from 'react';
import { takeFocusSoon } from '#ui/use-focus-after-change.ts';
import type { Call } from '../../contract/call-views.ts';

/** The call that the reader has just answered or ended, as it was: what had the focus goes with that. */
export type AnsweredCall = RefObject<Pick<Call, 'id' | 'revision'> | undefined>;

/**
 * Ends the wait for the focus, unless the reader has answered anew by then. Not before the time is over: what changes
 * the call meanwhile, or puts it elsewhere, begins the wait again.
 */
function forget(answered: AnsweredCall): () => void {
  const waited = answered.current;
  return () => {
    if (answered.current === waited) answered.current = undefined;
  };
}

/**
 * A ref for what stands for this call wherever it is shown: the focus goes there once the reader has answered or ended
 * the call.
 */
export function useFocusOnAnswered(
  answered: AnsweredCall,
  { id, revision }: Pick<Call, 'id' | 'revision'>,
): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusOnAnswered(ref, answered, { id, revision }), [answered, id, revision]);
  return ref;
}

/** What is done at each revision of a call that is shown; returns the way to stop, where the focus is waited for. */
export function focusOnAnswered(
  ref: RefObject<Pick<HTMLElement, 'focus'> | null>,
  answered: AnsweredCall,
  { id, revision }: Pick<Call, 'id' | 'revision'>,
): (() => void) | undefined {
  if (answered.current?.id !== id || answered.current.revision === revision) return undefined;
  return takeFocusSoon(ref, { onDone: forget(answered) });
}

/**
 * A ref for the place of these calls: the focus goes there when the one that the reader has ended is not among them any
 * more. Lists that are still on their way (`areKnown`) may yet have it.
 */
export function useFocusWhenGone<Place extends HTMLElement>(
  answered: AnsweredCall,
  calls: readonly Call[],
  areKnown = true,
): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  useEffect(() => {
    const id = answered.current?.id;
    if (!areKnown || id === undefined || calls.some((call) => call.id === id)) return;
    return takeFocusSoon(ref, { onDone: forget(answered) });
  }, [answered, calls, areKnown]);
  return ref;
}
