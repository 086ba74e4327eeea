import { describe, expect, it } from 'vitest';
import { linesOf, type Measure } from './text-lines.ts';

/** Every character is ten points wide, and marks on letters are not. */
const measure: Measure = ({ text }) => text.replace(/\p{M}/gu, '').length * 10;

/** The lines as they stand on paper: of text from the right the letters that come first stand last. */
const drawn = (text: string, width: number): string[] =>
  [...linesOf(text, width, measure)].map(({ runs }) =>
    runs.map((run) => (run.isFromRight ? [...run.text].reverse().join('') : run.text)).join(''),
  );

describe('the lines of a text', () => {
  it('break between words, and after every line that was written', () => {
    expect(drawn('one two three\n\nfour', 80)).toEqual(['one two', 'three', '', 'four']);
    expect(drawn('one\r\ntwo\rthree\u2028four', 80)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('break inside of a word that is wider than a line, and never inside of a character', () => {
    expect(drawn('ab wwwwwwwwww', 50)).toEqual(['ab ww', 'wwwww', 'www']);
    expect(drawn(`${'e\u0301'.repeat(7)}`, 50)).toEqual(
      ['é'.repeat(5), 'é'.repeat(2)].map((line) => line.normalize('NFD')),
    );
  });

  it('lose characters that have no place on paper', () => {
    expect(drawn('a\u0000b\u202ec\u00add\u200b', 500)).toEqual(['abcd']);
  });

  it('stay short where marks and joiners take no room', () => {
    for (const part of ['\u0301', '\u200d', '\u064b']) {
      const lines = [...linesOf(`a${part.repeat(60_000)}`, 500, () => 0)];
      const lengths = lines.map(({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0));
      expect(Math.max(...lengths)).toBeLessThan(600);
    }
  });

  it('stand from right to left where Hebrew or Arabic is written, with Latin and numbers in it', () => {
    expect(drawn('שלום abc 12 עולם', 500)).toEqual(['םלוע abc 12 םולש']);
    expect(drawn('abc שלום עולם def', 500)).toEqual(['abc םלוע םולש def']);
    expect(drawn('سلام 12', 500)).toEqual(['12 مالس']);
  });

  it('mirror brackets that are read from the right', () => {
    expect(drawn('(שלום) א', 500)).toEqual(['א (םולש)']);
    expect(drawn('שלום (abc)!', 500)).toEqual(['!(abc) םולש']);
  });

  it('order each line for itself', () => {
    const lines = [...linesOf('שלום עולם', 60, measure)];
    expect(lines.map(({ runs }) => runs.map(({ text }) => text))).toEqual([['שלום'], ['עולם']]);
    expect(lines.every(({ isRightToLeft }) => isRightToLeft)).toBe(true);
  });

  it('take one font for a script, and its blanks and marks with it', () => {
    const [line] = linesOf('ab שלום, עולם מ\u05b4י سلام', 500, measure);
    expect(line?.runs.map(({ script, text }) => [script, text.trim()])).toContainEqual([
      'hebrew',
      'שלום, עולם מ\u05b4י',
    ]);
    expect(line?.runs.map(({ script }) => script)).toContain('arabic');
  });
});
