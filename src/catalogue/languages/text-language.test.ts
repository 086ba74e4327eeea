import { describe, expect, it } from 'vitest';
import { demoConsultants } from '../../../demo/content/all-consultants.ts';
import { demoProjects } from '../../../demo/content/all-projects.ts';
import { isExtraSkillId } from '../extra-skills.ts';
import { isModuleId } from '../modules.ts';
import { needs } from '../needs/all-needs.ts';
import { linesOf, sayingsOf } from '../needs/vocabulary/vocabulary.ts';
import { normalisePhrase } from '../normalise-phrase.ts';
import { readNeeds } from '../read-needs.ts';
import { isSkillId } from '../skills.ts';
import { wordsOf } from '../text-words.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Language } from './language.ts';
import { spanish } from './spanish.ts';
import { isForeignWord, languageOf } from './text-language.ts';

const languages: readonly [name: string, language: Language, opening: string][] = [
  ['German', german, 'wir suchen dringend jemanden für unsere'],
  ['French', french, 'nous cherchons quelqu’un pour notre'],
  ['Spanish', spanish, 'necesitamos ayuda urgente para nuestra'],
  ['Dutch', dutch, 'wij zoeken dringend iemand voor onze'],
];

const isRead = (text: string): boolean =>
  languageOf(wordsOf(text).map(({ word }) => word)) !== null;

describe.each(languages)('the %s words', (_name, language, opening) => {
  const lines = Object.entries(linesOf(language.vocabulary));

  it('lead to entries of the catalogue, to each once', () => {
    const isEntry = (id: string) => isSkillId(id) || isModuleId(id) || isExtraSkillId(id);
    const isWrong = (means: readonly string[]) =>
      new Set(means).size < means.length || !means.every(isEntry);
    expect(lines.filter(([, means]) => isWrong(means))).toEqual([]);
  });

  it('are understood as themselves in a text of their language, in capitals and without accents', () => {
    const isWrong = ([said, means]: (typeof lines)[number]) =>
      [said, said.toUpperCase(), normalisePhrase(said)].some((typed) => {
        const parts = readNeeds(`${opening} ${typed}`).filter(({ isEveryday }) => !isEveryday);
        const ids = parts.flatMap<string>(
          ({ terms, need }) => need?.means ?? terms.map(({ id }) => id),
        );
        // A saying that is a name of the catalogue, too, is read as that name.
        return parts.length !== 1 || !means.some((id) => ids.includes(id));
      });
    expect(lines.filter(isWrong).map(([said]) => said)).toEqual([]);
  });

  it('ask for nothing where they are words of every conversation', () => {
    const { little, talk } = language.conversation;
    const asked = [...little.split(' '), ...talk.split(' ')].filter((word) =>
      readNeeds(`${opening} ${word}`).some(({ isEveryday }) => !isEveryday),
    );
    expect(asked).toEqual([]);
    const said = new Set(lines.flatMap(([saying]) => sayingsOf(saying)).map(normalisePhrase));
    expect(talk.split(' ').filter((word) => said.has(normalisePhrase(word)))).toEqual([]);
  });

  it('are no mistyped English', () => {
    const words = lines.flatMap(([said]) => wordsOf(said).map(({ word }) => word));
    expect(words.filter((word) => !isForeignWord(word))).toEqual([]);
  });
});

describe('the language of a text', () => {
  it('is English for every English saying, and for all that the demo says', () => {
    expect(needs.filter(({ said }) => isRead(said)).map(({ said }) => said)).toEqual([]);
    const texts = [
      ...demoConsultants.flatMap(({ title, summary, experience }) => [
        ...[title, summary],
        ...experience,
      ]),
      ...demoProjects.flatMap(({ title, description }) => [title, ...description]),
    ];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(isRead)).toEqual([]);
  });

  it('is English where as many words are', () => {
    expect(isRead('mail Lager')).toBe(false);
    expect(isRead('mail Lager Buchhaltung')).toBe(true);
    // A form of an English word counts for it, and so does one that is a word of both languages.
    expect(isRead('mails Lager')).toBe(false);
    expect(isRead('mailed Lager')).toBe(false);
    expect(isRead('Budget Lager')).toBe(true);
    // The stem of "lags" is that of "Lager".
    expect(isRead('lags')).toBe(false);
  });

  it('does not follow from names of products', () => {
    expect(readNeeds('General Ledger, Power BI, Lager').at(-1)?.need?.means).toEqual([
      'supply-chain.warehouse-management',
    ]);
  });

  it('is that of most words', () => {
    expect(readNeeds('la gestion de los almacenes').at(-1)?.need?.means).toEqual([
      'supply-chain.warehouse-management',
    ]);
    expect(isForeignWord('ledger')).toBe(false);
  });
});
