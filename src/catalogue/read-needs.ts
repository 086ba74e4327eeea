import { everydayWords, littleWords, moneyWords } from './everyday-words.ts';
import { phrasesAt, type Term } from './find-terms.ts';
import { type Need, needs } from './needs/all-needs.ts';
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
const isOfEveryText = (phrase: string): boolean => everydayWords.has(phrase) || isNumber(phrase);

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

const isTelling = (word: string): boolean => !littleWords.has(word);

/** A word as sayings are looked up by: the beginning that its forms share; little words have none. */
const formOf = (word: string): string => (isTelling(word) ? stemOf(word) : word);

/** Sayings of one kind, and how many words the longest has that begins with this one. */
interface Sayings {
  byKey: Map<string, Need>;
  longestFrom: Map<string, number>;
}

let known: { loose: Sayings; whole: Sayings } | undefined;

/**
 * Most sayings are looked up without their little words, which people leave out and put in. Of "make to order" and "opt
 * in" only one word would be left, which says something else: these are looked up whole. Made at the first use, as the
 * phrases are.
 */
function sayings(): { loose: Sayings; whole: Sayings } {
  if (known) return known;
  const empty = (): Sayings => ({ byKey: new Map(), longestFrom: new Map() });
  known = { loose: empty(), whole: empty() };
  for (const need of needs) {
    const words = need.said.split(' ');
    const telling = words.filter(isTelling);
    const isWhole = telling.length < 2 && telling.length < words.length;
    const { byKey, longestFrom } = isWhole ? known.whole : known.loose;
    const forms = (isWhole ? words : telling).map(formOf);
    const [first = ''] = forms;
    byKey.set(forms.join(' '), need);
    longestFrom.set(first, Math.max(forms.length, longestFrom.get(first) ?? 0));
  }
  return known;
}

/** The longest saying that begins with this word, and how many words it takes, the little ones in it included. */
function needAt(words: readonly string[], start: number): { need: Need; length: number } | null {
  const { loose, whole } = sayings();
  const first = words[start] ?? '';
  const mostTelling = isTelling(first) ? (loose.longestFrom.get(formOf(first)) ?? 0) : 0;
  const mostWords = whole.longestFrom.get(formOf(first)) ?? 0;
  let best: { need: Need; length: number } | null = null;
  const telling: string[] = [];
  const all: string[] = [];
  for (let end = start; end < words.length; end += 1) {
    if (telling.length >= mostTelling && all.length >= mostWords) break;
    const word = words[end] ?? '';
    all.push(formOf(word));
    if (isTelling(word)) telling.push(formOf(word));
    const need =
      whole.byKey.get(all.join(' ')) ??
      (isTelling(word) && mostTelling > 0 ? loose.byKey.get(telling.join(' ')) : undefined);
    if (need) best = { need, length: end - start + 1 };
  }
  return best;
}

/**
 * Takes a text apart into names of the catalogue, things that people say, and other words. Of what overlaps the longest
 * counts; of a name and a saying of the same length the name.
 */
export function readNeeds(text: string): readonly SaidPart[] {
  const words = wordsOf(text);
  const plain = words.map(({ word }) => word);
  const parts: SaidPart[] = [];
  for (let start = 0; start < words.length; ) {
    const name = phrasesAt(plain, start);
    const said = needAt(plain, start);
    const isNeed = said !== null && (name.terms.length === 0 || said.length > name.length);
    const length = isNeed ? said.length : name.length;
    const taken = words.slice(start, start + length);
    const phrase = taken.map(({ word }) => word).join(' ');
    parts.push({
      typed: text.slice(taken[0]?.from, taken.at(-1)?.to),
      start: taken[0]?.start ?? 0,
      end: taken.at(-1)?.end ?? 0,
      phrase,
      terms: isNeed ? [] : name.terms,
      need: isNeed ? said.need : null,
      isEveryday: !isNeed && name.terms.length === 0 && isOfEveryText(phrase),
    });
    start += length;
  }
  return withoutAmounts(parts);
}
