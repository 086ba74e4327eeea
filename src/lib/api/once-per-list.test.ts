import { expect, it } from 'vitest';
import { oncePerList } from './once-per-list.ts';

it('what is made of a list is made once, and anew of another one that says the same', () => {
  const made: string[] = [];
  const join = oncePerList((list: readonly string[]) => {
    made.push(list.join());
    return { text: list.join() };
  });
  const list = ['a', 'b'];
  expect(join(list)).toBe(join(list));
  expect(made).toEqual(['a,b']);
  expect(join(['a', 'b'])).toEqual({ text: 'a,b' });
  expect(made).toEqual(['a,b', 'a,b']);
});
