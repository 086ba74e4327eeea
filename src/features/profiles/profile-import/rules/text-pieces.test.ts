import { describe, expect, it } from 'vitest';
import { shorten, shortenLine } from './shorten.ts';
import { splitName } from './split-name.ts';

describe('a text that is too long', () => {
  it('ends after a sentence, else after a line, else after a word', () => {
    expect(shorten('It fits.', 8)).toBe('It fits.');
    expect(shorten('One two three. Four five six. Seven', 31)).toBe(
      'One two three. Four five six.',
    );
    expect(shorten('one two three\nfour five', 18)).toBe('one two three');
    expect(shorten('one two, three four', 11)).toBe('one two');
    expect(shorten('abcdefghij', 4)).toBe('abcd');
  });

  it('counts characters, not halves of them', () => {
    expect([...shorten('😀'.repeat(20), 10)]).toHaveLength(10);
  });

  it('of one line keeps whole parts', () => {
    expect(shortenLine('Finance consultant | Month-end close | Power BI', 40)).toBe(
      'Finance consultant | Month-end close',
    );
    expect(shortenLine('Finance consultant and much more than that', 20)).toBe(
      'Finance consultant',
    );
  });
});

describe('a name', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Dr. Ada Lovelace, PMP', 'Ada', 'Lovelace'],
    ['Anna van der Berg', 'Anna', 'van der Berg'],
    ['José María García', 'José María', 'García'],
    ['Ada (Countess) Lovelace', 'Ada', 'Lovelace'],
  ])('is a first and a last one: %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });

  it('of one word is not taken apart, and a sentence is none', () => {
    expect(splitName('Ada')).toBeNull();
    expect(splitName('I have worked for many years now')).toBeNull();
  });
});
