import { describe, expect, it } from 'vitest';
import { readLanguages } from './read-languages.ts';

const written = (text: string): string | null =>
  readLanguages(text)
    ?.map(({ language, level }) => `${language} ${level || '?'}`)
    .join(', ') ?? null;

describe('the languages of a CV', () => {
  it('are not looked for in a line of a million characters', () => {
    expect(readLanguages('English,'.repeat(500_000))).toBeNull();
  });

  it.each([
    ['English (native), German – fluent; French: B1', 'en native, de fluent, fr conversational'],
    ['German (Native or bilingual proficiency)', 'de native'],
    ['English (Full professional proficiency)', 'en fluent'],
    ['Dutch (Professional working proficiency)', 'nl fluent'],
    ['Spanish (Limited working proficiency)', 'es conversational'],
    ['Italian (Elementary proficiency)', 'it basic'],
    ['Deutsch: Muttersprache', 'de native'],
    ['Englisch (verhandlungssicher, C1)', 'en fluent'],
    ['Français – langue maternelle', 'fr native'],
    ['Anglais courant', 'en fluent'],
    ['inglés: intermedio', 'en conversational'],
    ['Nederlands (moedertaal) en Duits (goed)', 'nl native, de conversational'],
    ['język polski', null],
    ['Polish, English and Norwegian', 'pl ?, en ?, no ?'],
    ['Mandarin fluent', 'zh fluent'],
    ['Danish A2', 'da basic'],
    ['Greek ()', 'el ?'],
    ['English, Power BI', null],
    ['Mother tongue(s): GERMAN', 'de native'],
    ['Other language(s): English C1, French', 'en fluent, fr ?'],
    ['Skills: English, X++', null],
    ['Native speaker', null],
    ['', null],
  ])('are read from "%s"', (text, read) => {
    expect(written(text)).toBe(read);
  });
});
