import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearestWord } from './known-words.ts';

describe('the distance between two words', () => {
  it.each([
    ['ledger', 'ledger', 0],
    ['', 'crm', 3],
    ['crm', '', 3],
    ['leger', 'ledger', 1],
    ['ledgger', 'ledger', 1],
    ['lodger', 'ledger', 1],
    ['ldeger', 'ledger', 1],
    ['sael', 'sale', 1],
    ['elgder', 'ledger', 2],
    // A swapped pair is not changed again: three mistakes, not two.
    ['ca', 'abc', 3],
    ['wharehuose', 'warehouse', 2],
    ['züri', 'zuri', 1],
    ['a😀b', 'ab', 1],
  ])('from %j to %j is %i', (one, other, mistakes) => {
    expect(editDistance(one, other)).toBe(mistakes);
    expect(editDistance(other, one)).toBe(mistakes);
  });

  it('is none from a word to itself alone, and never more than the longer word has letters', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const mistakes = editDistance(one, other);
        expect(mistakes === 0).toBe(one === other);
        expect(mistakes).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(mistakes).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

describe('the word that was meant', () => {
  it.each([
    // In seven letters one mistake can happen, and two swapped letters are one.
    ['slae', ['sale'], 'sale'],
    ['slxe', ['sale'], null],
    ['salee', ['salt', 'sale'], 'sale'],
    ['sales', ['sold', 'sals'], 'sals'],
    ['ledgre', ['lodger', 'ledger'], 'ledger'],
    ['lexxer', ['ledger'], null],
    ['finanes', ['finance'], null],
    // In eight, two.
    ['leddgerr', ['ledger'], 'ledger'],
    ['acounting', ['accountings', 'accounting'], 'accounting'],
    ['acounitng', ['accounting'], 'accounting'],
    ['wharehose', ['warehouse'], 'warehouse'],
    ['whrehxxse', ['warehouse'], null],
    // A word of another language is meant as it is.
    ['lagerr', ['lager'], 'lager'],
    ['lager', ['larger'], null],
    // What a user has written may begin otherwise, and is something else then.
    ['notion', ['motion'], null],
    ['ledger', ['edger'], null],
    // Of words alike the first: they come with the most alike first.
    ['lxdger', ['lodger', 'ledger'], 'lodger'],
    ['lxdger', ['ledger', 'lodger'], 'ledger'],
    ['ledger', [], null],
  ])('by %j among %j is %j', (typed, candidates, meant) => {
    const words = candidates.map((word) => ({ word, isPlace: false }));
    expect(nearestWord(typed, words)).toBe(meant);
  });

  it.each([
    ['zeplin', 'berlin', null],
    ['berlni', 'berlin', 'berlin'],
    ['manchster', 'manchester', 'manchester'],
    ['mancheter', 'munich', null],
    ['barcxlxna', 'barcelona', null],
  ])('by %j is the place %j only if it is very like it: %j', (typed, place, meant) => {
    expect(nearestWord(typed, [{ word: place, isPlace: true }])).toBe(meant);
  });

  it('is a word before a place that is less like it', () => {
    const known = [
      { word: 'portland', isPlace: true },
      { word: 'portfolio', isPlace: false },
    ];
    expect(nearestWord('portfoilo', known)).toBe('portfolio');
  });
});
