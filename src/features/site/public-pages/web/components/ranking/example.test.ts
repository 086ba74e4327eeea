import { expect, it } from 'vitest';
import { readProjectWords, readWritten } from '#features/profiles/matching/rules/read-words.ts';
import { exampleNeed, exampleOffer, exampleTexts } from './example.ts';

it('has the words that its texts are read to have', () => {
  const { title, description, written } = exampleTexts;
  expect(exampleNeed.words).toEqual(readProjectWords({ title, description }));
  expect(exampleOffer.written).toEqual(
    readWritten({ summary: written, experience: '', portfolio: [] }),
  );
});
