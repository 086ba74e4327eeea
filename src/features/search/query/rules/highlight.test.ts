import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, words: readonly string[]): string =>
  highlight(text, words)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it('marks the words in whatever form they stand', () => {
  expect(marked('Slow close? I map every posting.', ['posted', 'month end close'])).toBe(
    'Slow [close]? I map every [posting].',
  );
  expect(marked('Twelve years of D365 and AX', ['ax'])).toBe('Twelve years of D365 and [AX]');
});

it('passes over the little words of a phrase', () => {
  expect(marked('Order to cash, to the cent', ['order to cash'])).toBe(
    '[Order] to [cash], to the cent',
  );
  expect(marked('Finance and its books', ['Finance & Operations'])).toBe('[Finance] and its books');
  expect(marked('Our HR policies', ['HR policies'])).toBe('Our HR [policies]');
  expect(marked('From AX 2012 on', ['AX 2012'])).toBe('From AX [2012] on');
});

it('makes one piece of what stands between two words', () => {
  expect(highlight('We had a slow close', ['close'])).toEqual([
    { text: 'We had a slow ', isMatch: false },
    { text: 'close', isMatch: true },
  ]);
});

it('marks nothing where nothing was asked for', () => {
  expect(highlight('A text', [])).toEqual([{ text: 'A text', isMatch: false }]);
  expect(highlight('', ['a'])).toEqual([]);
  expect(highlight('', [])).toEqual([]);
});

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
      expect(
        highlight(text, words)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
