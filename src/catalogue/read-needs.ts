import { everydayWords, littleWords, moneyWords } from './everyday-words.ts';
import { phrasesAt, type Term } from './find-terms.ts';
import { languageOf, type TextLanguage } from './languages/text-language.ts';
import { type Need, needs } from './needs/all-needs.ts';
import { type FoundSaying, readerOfSayings } from './saying-reader.ts';
import { wordsOf } from './text-words.ts';
import { stemOf } from './word-stem.ts';

/** A word of a text, or several that together say one thing. */
export interface SaidPart {
  /** As it was typed, without what stands around it. */
  readonly typed: string;
  /** Where it stands in the text, with what stands around it up to the next space. */
  readonly start: number;
  readonly end: number;
  /** Normalised. */
  readonly phrase: string;
  /** What the phrase is a name of. */
  readonly terms: readonly Term[];
  /** What people mean by it, where it is no name. */
  readonly need: Need | null;
  /** Whether it is a number or a word of every conversation, which asks for nothing. */
  readonly isEveryday: boolean;
}

/** Words of every conversation, and numbers: what something costs, or how long it takes, is no topic. */
const isOfEveryText = (phrase: string, language: TextLanguage | null): boolean =>
  everydayWords.has(phrase) || isNumber(phrase) || (language?.isEveryday(phrase) ?? false);

const isNumber = (phrase: string): boolean => /^\d+(?:k|m|th|st|nd|rd)?$/.test(phrase);

/** How many words a word of money can stand from its number: "a budget of up to 50,000". */
const nearNumber = 4;

/** A budget or a rate with its number is no topic, though budgeting is one. */
function withoutAmounts(parts: readonly SaidPart[]): readonly SaidPart[] {
  return parts.map((part, index) => {
    const isAmount =
      moneyWords.has(part.phrase) &&
      parts
        .slice(Math.max(0, index - nearNumber), index + nearNumber + 1)
        .some(({ phrase }) => isNumber(phrase));
    return isAmount ? { ...part, terms: [], need: null, isEveryday: true } : part;
  });
}

let english: ReturnType<typeof readerOfSayings> | undefined;

/** The longest English saying that begins with this word. Made ready at the first use, as the phrases are. */
function englishAt(words: readonly string[], start: number): FoundSaying | null {
  english ??= readerOfSayings(needs, { littleWords, stem: stemOf });
  return english(words, start);
}

/** The language of a text by its words that belong to no name of the catalogue; null for English. */
function languageOfText(words: readonly string[]): TextLanguage | null {
  const others: string[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, terms } = phrasesAt(words, start);
    if (terms.length === 0) others.push(...words.slice(start, start + length));
    start += length;
  }
  return languageOf(others);
}

/** Whether a text is in another language than English. */
export const isForeignText = (text: string): boolean =>
  languageOfText(wordsOf(text).map(({ word }) => word)) !== null;

/** What stands at a word: a name, a saying or one other word. Of what is as long, the first of these counts. */
function readAt(words: readonly string[], start: number, language: TextLanguage | null) {
  const name = phrasesAt(words, start);
  const said = [language?.sayingAt(words, start) ?? null, englishAt(words, start)]
    .filter((each) => each !== null)
    .reduce<FoundSaying | null>(
      (best, each) => (best && best.length >= each.length ? best : each),
      null,
    );
  const isOnlyWord = Math.max(name.length, said?.length ?? 0) === 1;
  // "Al" is a language of developers, and a little word of other languages.
  if (isOnlyWord && language?.isEveryday(words[start] ?? '')) return nothing;
  return said && (name.terms.length === 0 || said.length > name.length)
    ? { length: said.length, terms: [], need: said.need }
    : { ...name, need: null };
}

const nothing = { length: 1, terms: [], need: null };

/**
 * Takes a text apart into names of the catalogue, things that people say, and other words. Of what overlaps the longest
 * counts; of a name and a saying of the same length the name.
 */
export function readNeeds(text: string): readonly SaidPart[] {
  const words = wordsOf(text);
  const plain = words.map(({ word }) => word);
  const language = languageOfText(plain);
  const parts: SaidPart[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, terms, need } = readAt(plain, start, language);
    const taken = words.slice(start, start + length);
    const phrase = taken.map(({ word }) => word).join(' ');
    parts.push({
      typed: text.slice(taken[0]?.from, taken.at(-1)?.to),
      start: taken[0]?.start ?? 0,
      end: taken.at(-1)?.end ?? 0,
      phrase,
      terms,
      need,
      isEveryday: terms.length === 0 && need === null && isOfEveryText(phrase, language),
    });
    start += length;
  }
  return withoutAmounts(parts);
}
