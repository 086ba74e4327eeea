import { commonWords } from '../common-words.ts';
import { everydayWords } from '../everyday-words.ts';
import { type Need, needs } from '../needs/all-needs.ts';
import { linesOf } from '../needs/vocabulary/vocabulary.ts';
import { normalisePhrase } from '../normalise-phrase.ts';
import { type FoundSaying, readerOfSayings } from '../saying-reader.ts';
import { stemOf } from '../word-stem.ts';
import { needOfCompound } from './compounds.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Language } from './language.ts';
import { spanish } from './spanish.ts';

/** A language other than English, ready to read texts in. */
export interface TextLanguage {
  /** The longest saying that begins with this word. */
  readonly sayingAt: (words: readonly string[], start: number) => FoundSaying | null;
  readonly isEveryday: (word: string) => boolean;
  /** The words that stand in its lists. */
  readonly listed: ReadonlySet<string>;
  /** Whether it lists the word, a form of it or all parts of it. */
  readonly knows: (word: string) => boolean;
}

const wordsIn = (text: string): string[] => normalisePhrase(text).split(' ').filter(Boolean);

/** What is said in a language, as English sayings are listed. */
export const needsIn = (language: Language): Need[] =>
  Object.entries(linesOf(language.vocabulary)).map(([said, means]) => ({
    ...{ said: normalisePhrase(said), kind: 'problem', means },
  }));

function textLanguage(language: Language): TextLanguage {
  const { stem, joinsNouns } = language;
  const littleWords = new Set(wordsIn(language.conversation.little));
  const talkWords = new Set(wordsIn(language.conversation.talk));
  const talk = new Set([...talkWords].map(stem));
  const sayings = needsIn(language);
  const saidWords = sayings.flatMap(({ said }) => said.split(' '));
  const listed = new Set([...littleWords, ...talkWords, ...saidWords]);
  const forms = new Set([...talk, ...saidWords.map(stem)]);
  const find = readerOfSayings(sayings, { littleWords, stem });
  const isLittle = (word: string): boolean => littleWords.has(word);
  const isTalk = (word: string): boolean => talk.has(stem(word));
  const needOf = (word: string): Need | null =>
    littleWords.has(word) ? null : (find([word], 0)?.need ?? null);
  const beginnings = new Set([...listed].map((word) => word.slice(0, beginning)));
  const canBegin = (word: string): boolean => beginnings.has(word.slice(0, beginning));
  const isEveryday = (word: string): boolean =>
    littleWords.has(word) || talkWords.has(word) || (isTalk(word) && needOf(word) === null);

  const parts = { needOf, isTalk, canBegin };

  function sayingAt(words: readonly string[], start: number): FoundSaying | null {
    const found = find(words, start);
    const [word = '', next] = words.slice(start, start + 2);
    if (!joinsNouns || (found?.length ?? 0) > 1) return found;
    // Nouns that are written together are also typed apart: "Vertriebs-Prozess".
    const joined = next === undefined || [word, next].some(isLittle) ? null : needOf(word + next);
    if (joined) return { need: joined, length: 2 };
    const need = found || isEveryday(word) ? null : needOfCompound(word, parts);
    return need ? { need, length: 1 } : found;
  }

  return {
    sayingAt,
    isEveryday,
    listed,
    knows: (word) =>
      listed.has(word) ||
      (word.length > shortestForm && forms.has(stem(word))) ||
      (joinsNouns && needOfCompound(word, { ...parts, isWhole: true }) !== null),
  };
}

/** So many letters are compared before a stem is made. */
const beginning = 3;

/** The stem of a word of so few letters is that of too many English ones. */
const shortestForm = 4;

export const languages: readonly Language[] = [german, french, spanish, dutch];

interface KnownLanguages {
  readonly spoken: readonly TextLanguage[];
  /** What any of them lists. */
  readonly foreign: ReadonlySet<string>;
  readonly english: ReadonlySet<string>;
}

let known: KnownLanguages | undefined;

/** Made at the first use, as the phrases of the catalogue are. */
function knownLanguages(): KnownLanguages {
  if (known) return known;
  const spoken = languages.map(textLanguage);
  const said = needs.flatMap((need) => need.said.split(' '));
  known = {
    spoken,
    foreign: new Set(spoken.flatMap(({ listed }) => [...listed])),
    english: new Set([...everydayWords, ...commonWords, ...said, ...said.map(stemOf)]),
  };
  return known;
}

/** Whether another language lists this word, so that it is no mistyped English. */
export const isForeignWord = (word: string): boolean => knownLanguages().foreign.has(word);

/**
 * The language of normalised words, of which names of the catalogue are left out: the one that knows most of them. Null
 * for English, which also wins a tie.
 */
export function languageOf(words: readonly string[]): TextLanguage | null {
  const { spoken, foreign, english } = knownLanguages();
  let most = words.filter((word) => english.has(word) || english.has(stemOf(word))).length;
  // Stems take long. Most texts are English, and are recognised before any is made.
  if (words.filter((word) => foreign.has(word) || !english.has(word)).length <= most) return null;
  let best: TextLanguage | null = null;
  for (const language of spoken) {
    const { listed, knows } = language;
    const count = words.filter((word) =>
      english.has(word) ? listed.has(word) : knows(word),
    ).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
