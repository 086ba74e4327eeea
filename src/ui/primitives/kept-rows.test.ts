import { describe, expect, it } from 'vitest';
import { keepRows } from './kept-rows.ts';

interface Item {
  id: string;
  state: string;
}

const item = (id: string, state = 'waiting'): Item => ({ id, state });
const keyOf = ({ id }: Item) => id;
const rowsOf = (...lists: Item[][]) =>
  lists
    .reduce<ReturnType<typeof keepRows<Item>>>((rows, items) => keepRows(rows, items, keyOf), [])
    .map((row) => `${row.item.id} ${row.isGone ? 'gone' : row.item.state}`);

describe('the rows of a queue', () => {
  it('keep their places when one is decided about', () => {
    expect(rowsOf([item('a'), item('b'), item('c')], [item('b'), item('c')])).toEqual([
      'a gone',
      'b waiting',
      'c waiting',
    ]);
  });

  it('are followed by new ones, wherever these belong in the list', () => {
    expect(rowsOf([item('b')], [item('a'), item('c')])).toEqual([
      'b gone',
      'a waiting',
      'c waiting',
    ]);
  });

  it('show what is new of them, and come back where they were', () => {
    expect(rowsOf([item('a'), item('b')], [item('b')], [item('a', 'asked'), item('b')])).toEqual([
      'a asked',
      'b waiting',
    ]);
  });
});
