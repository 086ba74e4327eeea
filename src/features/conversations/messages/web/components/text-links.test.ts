import { describe, expect, it } from 'vitest';
import { textPieces } from './text-links.ts';

/** Where the links of a text lead. */
const linksOf = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);
const shownOf = (text: string) =>
  textPieces(text)
    .map((piece) => piece.text)
    .join('');

describe('the links of a text', () => {
  it('are its http and https addresses, and nothing of the text is lost', () => {
    const text = 'See https://a.example/x?y=1#z and http://b.example:8080 for both.\nThanks';
    expect(textPieces(text)).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/x?y=1#z', href: 'https://a.example/x?y=1#z' },
      { text: ' and ' },
      { text: 'http://b.example:8080', href: 'http://b.example:8080/' },
      { text: ' for both.\nThanks' },
    ]);
  });

  it.each([
    ['Look at https://a.example/x.', 'https://a.example/x'],
    ['Is it https://a.example/x?!', 'https://a.example/x'],
    ['(see https://a.example/x)', 'https://a.example/x'],
    ['https://a.example/Power_(Platform)', 'https://a.example/Power_(Platform)'],
    ['[https://a.example/x], and', 'https://a.example/x'],
    ['“https://a.example/x”', 'https://a.example/x'],
    ['HTTPS://A.example/X', 'https://a.example/X'],
    ['<https://a.example/x>', 'https://a.example/x'],
  ])('end where the address ends: %s', (text, href) => {
    expect(linksOf(text)).toEqual([href]);
    expect(shownOf(text)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example/x',
    'mailto:somebody@a.example',
    'www.a.example',
    'https://',
    'https://...',
    'xhttps://a.example',
    'https://bank.example@evil.example/x',
    'https://name:secret@evil.example/x',
    'https://a.example:99999/x',
    '<a href="x">https</a>',
    '',
  ])('are none in %j', (text) => {
    expect(linksOf(text)).toEqual([]);
    expect(shownOf(text)).toBe(text);
  });

  it('end before what no one sees, so that what is read is where they lead', () => {
    expect(linksOf('https://a.example/\u202etxt.exe')).toEqual(['https://a.example/']);
    expect(linksOf('https://a.example/\u200bx')).toEqual(['https://a.example/']);
  });

  it('show the real name of a host whose letters look like others', () => {
    const cyrillic = 'https://ex\u0430mple.com/x';
    expect(textPieces(cyrillic)).toEqual([
      { text: 'https://xn--exmple-4nf.com/x', href: 'https://xn--exmple-4nf.com/x' },
    ]);
    expect(shownOf('https://a.example/Größe')).toBe('https://a.example/Größe');
  });

  it('are looked for without end in no text, however long', () => {
    const brackets = `https://a.example/${')'.repeat(20_000)}`;
    expect(linksOf(brackets)).toEqual(['https://a.example/']);
    expect(shownOf(brackets)).toBe(brackets);
  });
});
