import { describe, expect, it } from 'vitest';
import type { Place } from '../../rules/place.ts';
import { placeWords, sourceWords } from './source-words.ts';

const rows = (file: string, ...numbers: number[]): Place[] =>
  numbers.map((number) => ({ kind: 'row', file, number }));
const page = (number: number): Place => ({ kind: 'page', number });
const path = (text: string): Place => ({ kind: 'path', path: text });

describe('the places of a field in words', () => {
  it.each<[Place[], string]>([
    [rows('Positions.csv', 2), 'Positions.csv, row 2'],
    [rows('Positions.csv', 3, 1), 'Positions.csv, rows 1 and 3'],
    [rows('Skills.csv', 1, 2, 3, 4), 'Skills.csv, rows 1 to 4'],
    [rows('Skills.csv', 1, 3, 5, 7, 9), 'Skills.csv, 5 rows'],
    [[page(2), page(2)], 'cv.pdf, page 2'],
    [[{ kind: 'paragraph', number: 4 }], 'cv.pdf, paragraph 4'],
    [[path('work[0].summary')], 'work[0].summary'],
    [[{ kind: 'file', file: 'Education.csv' }], 'Education.csv'],
    [['a', 'b', 'c'].map(path), 'a; b; c'],
    [['a', 'b', 'c', 'd'].map(path), 'a; b; c and 1 more place'],
    [['a', 'b', 'c', 'd', 'e'].map(path), 'a; b; c and 2 more places'],
    [[...rows('A.csv', 1), ...rows('B.csv', 2)], 'A.csv, row 1; B.csv, row 2'],
  ])('name what belongs together once: %j', (places, words) => {
    expect(placeWords(places, 'cv.pdf')).toBe(words);
  });

  it('stand after the words that were read there', () => {
    const places = rows('Skills.csv', 2);
    expect(sourceWords({ places, words: [] }, 'a.zip')).toBe('Skills.csv, row 2');
    expect(sourceWords({ places, words: ['X++', 'AX'] }, 'a.zip')).toBe(
      '“X++” and “AX”: Skills.csv, row 2',
    );
    expect(sourceWords({ places, words: ['a', 'b', 'c', 'd'] }, 'a.zip')).toBe(
      '“a”, “b”, “c” and 1 more: Skills.csv, row 2',
    );
  });
});
