import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfWords } from './any-versions-fixture.ts';
import { wordsIn } from './entry-version.ts';

it('finds each word of a text, with its quotes, backslashes and spaces', () => {
  const word = fc.string({
    unit: fc.constantFrom("'", '\\', ' ', ':', '1', 'a', 'ü', '𝄞'),
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsIn(textOfWords(words))).toEqual(words);
    }),
  );
});

it('finds none in an empty text', () => {
  expect(wordsIn('')).toEqual([]);
});
