import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfWords } from './any-entries-fixture.ts';
import { eachWord } from './words-in-text.ts';

function wordsIn(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (whole, begin, end) => words.push(whole.slice(begin, end)));
  return words;
}

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
