import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnsweredCall, focusOnAnswered } from './use-focus-after-answer.ts';

/*
 * The focus after an answer, while the call goes on changing: the wait for it begins anew, and does not end without it.
 */

const body = {};
let focused: string[];
beforeEach(() => {
  focused = [];
  vi.useFakeTimers();
  // All that is asked of the page: whether anything has the focus.
  vi.stubGlobal('document', { body, activeElement: body });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What stands for the call, as far as it is asked to take the focus. */
const placeOf = (name: string) => {
  const current: Pick<HTMLElement, 'focus'> = { focus: () => void focused.push(name) };
  return { current };
};
const answeredAt = (revision: number): AnsweredCall => ({ current: { id: 'call', revision } });

it('comes once the answered call is shown as it is since, and not again', () => {
  const answered = answeredAt(1);
  expect(focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 1 })).toBeUndefined();
  expect(focusOnAnswered(placeOf('other'), answered, { id: 'other', revision: 2 })).toBeUndefined();
  focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 2 });
  vi.advanceTimersByTime(1000);
  focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 3 });
  vi.advanceTimersByTime(1000);
  expect(focused).toEqual(['card']);
});

it('comes though the other one changes the call before it has come', () => {
  const answered = answeredAt(1);
  const stop = focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 2 });
  vi.advanceTimersByTime(100);
  stop?.();
  focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 3 });
  vi.advanceTimersByTime(1000);
  expect(focused).toEqual(['card']);
});

it('comes though the call is put among others before it has come', () => {
  const answered = answeredAt(1);
  focusOnAnswered(placeOf('proposed'), answered, { id: 'call', revision: 2 })?.();
  focusOnAnswered(placeOf('agreed'), answered, { id: 'call', revision: 2 });
  vi.advanceTimersByTime(1000);
  expect(focused).toEqual(['agreed']);
});

it('is waited for after an answer that was given during the wait for another', () => {
  const answered = answeredAt(1);
  focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 2 });
  answered.current = { id: 'call', revision: 2 };
  vi.advanceTimersByTime(1000);
  focusOnAnswered(placeOf('card'), answered, { id: 'call', revision: 3 });
  vi.advanceTimersByTime(1000);
  expect(focused).toEqual(['card', 'card']);
});
