import { describe, expect, it } from 'vitest';
import { splitAtTyped } from './split-at-typed.ts';

/** With what was typed in brackets. */
const marked = (text: string, typed: string): string =>
  splitAtTyped(text, typed)
    .map(({ text: piece, isTyped }) => (isTyped ? `[${piece}]` : piece))
    .join('');

describe('a suggestion', () => {
  it.each([
    ['Warehouse Management', 'wareh', '[Wareh]ouse Management'],
    ['data warehouse', 'wareh', 'data [wareh]ouse'],
    ['Warehouse Management', 'manage ware', '[Ware]house [Manage]ment'],
    [
      'Month-end and consolidation consultant',
      'month end',
      '[Month]-[end] and consolidation consultant',
    ],
    ['Power BI', 'power b', '[Power] [B]I'],
    // The longest that fits.
    ['Power Platform', 'p powe', '[Powe]r [P]latform'],
    ['software', 'ware', 'software'],
    ['Café owner', 'cafe', '[Café] owner'],
    // No letter of "ß" is an end of "strass".
    ['Straße am Meer', 'strass am', 'Straße [am] Meer'],
    ['Sales', '', 'Sales'],
    ['Sales', '  ', 'Sales'],
  ])('%s, of which %j was typed, is %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('is whole again, and says where its pieces start', () => {
    const text = 'Finance & Operations (F&O), month-end';
    const pieces = splitAtTyped(text, 'fin mon o');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    for (const { start, text: piece } of pieces)
      expect(text.slice(start)).toMatch(piece.slice(0, 1));
    expect(new Set(pieces.map(({ start }) => start)).size).toBe(pieces.length);
    expect(splitAtTyped('data warehouse', '')).toEqual([
      { start: 0, text: 'data warehouse', isTyped: false },
    ]);
  });
});
