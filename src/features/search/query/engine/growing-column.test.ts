import { expect, it } from 'vitest';
import { ensureCapacity } from './growing-column.ts';

const bytes = (length: number) => new Uint8Array(length);

it('a column stays the same as long as there is room', () => {
  const column = bytes(10);
  expect(ensureCapacity(column, 9, bytes)).toBe(column);
  expect(ensureCapacity(column, 0, bytes)).toBe(column);
});

it('a full column goes on in a longer one, with room for as much again as a share of it', () => {
  const column = bytes(10).fill(7);
  const longer = ensureCapacity(column, 10, bytes);
  expect([...longer.subarray(0, 11)]).toEqual([...column, 0]);
  expect(longer.length).toBe(16);
  expect(ensureCapacity(column, 100, bytes).length).toBe(142);
});
