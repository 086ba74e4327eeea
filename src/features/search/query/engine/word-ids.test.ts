import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordIds } from './word-ids.ts';

it('gives each word one number, from 0 on, also of words within a text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 3 })), (words) => {
      const ids = new WordIds();
      const distinct = [...new Set(words)];
      for (const word of words) {
        const within = `before ${word} behind`;
        const known = distinct.indexOf(word);
        expect(ids.add(within, 7, 7 + word.length)).toBe(known);
        expect(ids.add(word)).toBe(known);
      }
      expect(ids.size).toBe(distinct.length);
      for (const word of [...distinct, 'nobody has this']) {
        expect(ids.find(word)).toBe(distinct.indexOf(word));
      }
    }),
  );
});

it('has room for as many as come', () => {
  const ids = new WordIds();
  for (let n = 0; n < 20_000; n += 1) expect(ids.add(`word ${n}`)).toBe(n);
  for (let n = 0; n < 20_000; n += 1) expect(ids.find(`word ${n}`)).toBe(n);
  expect(ids.find('word 20000')).toBe(-1);
});
