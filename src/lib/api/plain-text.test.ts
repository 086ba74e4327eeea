import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';
import { typedLine, typedText } from './plain-text.ts';

describe('text that people type', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['\u0000 a \u001f', 'a'],
    ['two\nlines\tand a tab\r\n', 'two\nlines\tand a tab'],
    ['half \ud83c a character', 'half \ufffd a character'],
    ['🏔 and é stay', '🏔 and é stay'],
    ['\u200b \u2060\u202e', ''],
    ['\u3164', ''],
    ['\u2800\n\ufe0f', ''],
    ['❤\ufe0f \u200b!', '❤\ufe0f \u200b!'],
    ['Mu\u0308ller \u202egnp.exe\u202c', 'M\u00fcller gnp.exe'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
    expect(cleanText(kept)).toBe(kept);
  });

  it('is cleaned before it is measured', () => {
    expect(typedText().min(2).safeParse('\u0000x ').success).toBe(false);
    expect(typedText().min(2).parse(' xy\u0000')).toBe('xy');
  });

  it('is measured in characters, not in halves of them', () => {
    expect(typedText().min(2).max(2).safeParse('🏔🏔').success).toBe(true);
    expect(typedText().min(2).safeParse('🏔').success).toBe(false);
  });
});

describe('a line that people type', () => {
  it.each([
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['Ada\r\n\tLovelace ', 'Ada Lovelace'],
    ['Ada\u2028Lovelace\u2029', 'Ada Lovelace'],
    ['Ada\u0000\u0085Lovelace', 'Ada Lovelace'],
    ['half \ud83c a character', 'half \ufffd a character'],
    ['Jean-Luc 🏔 d’Été', 'Jean-Luc 🏔 d’Été'],
    ['\n', ''],
    ['Zoe\u0308 \u202egnp.exe\u2069 Løvås', 'Zo\u00eb gnp.exe Løvås'],
    ['\u202a+44 20 7946 0000\u202c', '+44 20 7946 0000'],
    ['\u200b\u2800', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
    expect(cleanLine(kept)).toBe(kept);
    expect(typedLine().parse(typed)).toBe(kept);
  });
});
