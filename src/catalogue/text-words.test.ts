import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { wordsOf } from './text-words.ts';

const asTyped = (text: string) =>
  wordsOf(text).map(({ word, from, to }) => [word, text.slice(from, to)]);

describe('the words of a text', () => {
  it.each([
    [
      'C#{A',
      [
        ['csharp', 'C#'],
        ['a', 'A'],
      ],
    ],
    [
      '(C#/X++)',
      [
        ['csharp', 'C#'],
        ['xpp', 'X++'],
      ],
    ],
    [
      'our AX/NAV.',
      [
        ['our', 'our'],
        ['ax', 'AX'],
        ['nav', 'NAV'],
      ],
    ],
    [
      'F&O',
      [
        ['f', 'F'],
        ['and', '&'],
        ['o', 'O'],
      ],
    ],
    [
      '“Dynamics 365”, say',
      [
        ['d365', 'Dynamics 365'],
        ['say', 'say'],
      ],
    ],
    [
      '½-day',
      [
        ['1', '½'],
        ['2', '½'],
        ['day', 'day'],
      ],
    ],
    ['Café', [['cafe', 'Café']]],
  ])('of %j stand where they were typed', (text, words) => {
    expect(asTyped(text)).toEqual(words);
  });

  it('are those of the normalised text, each within letters that say it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = wordsOf(text);
        for (const { word, start, end, from, to } of words) {
          expect(start <= from && from < to && to <= end).toBe(true);
          expect(` ${normalisePhrase(text.slice(from, to))} `).toContain(` ${word} `);
        }
        const pieces = text.match(/\S+/gu) ?? [];
        expect(words.map(({ word }) => word)).toEqual(
          pieces.flatMap((piece) => normalisePhrase(piece).split(' ').filter(Boolean)),
        );
      }),
      { numRuns: rounds(200, 1000) },
    );
  });
});
