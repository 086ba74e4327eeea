import type { Need } from './needs/all-needs.ts';

/** A saying that stands in a text, and how many words it takes, the little ones in it included. */
export interface FoundSaying {
  readonly need: Need;
  readonly length: number;
}

/** How the words of a language are compared. */
interface WordForms {
  readonly littleWords: ReadonlySet<string>;
  readonly stem: (word: string) => string;
}

/** Sayings of one kind, and how many words the longest has that begins with this one. */
interface Sayings {
  byKey: Map<string, Need>;
  longestFrom: Map<string, number>;
}

/**
 * Returns what finds the longest saying that begins with a word. Most sayings are looked up without their little words,
 * which people leave out and put in. Of "make to order" and "opt in" only one word would be left, which says something
 * else: these are looked up whole.
 */
export function readerOfSayings(needs: readonly Need[], { littleWords, stem }: WordForms) {
  const isTelling = (word: string): boolean => !littleWords.has(word);
  /** A word as sayings are looked up by: the beginning that its forms share; little words have none. */
  const formOf = (word: string): string => (isTelling(word) ? stem(word) : word);
  const loose: Sayings = { byKey: new Map(), longestFrom: new Map() };
  const whole: Sayings = { byKey: new Map(), longestFrom: new Map() };

  for (const need of needs) {
    const words = need.said.split(' ');
    const telling = words.filter(isTelling);
    const isWhole = telling.length < 2 && telling.length < words.length;
    const { byKey, longestFrom } = isWhole ? whole : loose;
    const forms = (isWhole ? words : telling).map(formOf);
    const [first = ''] = forms;
    byKey.set(forms.join(' '), need);
    longestFrom.set(first, Math.max(forms.length, longestFrom.get(first) ?? 0));
  }

  const mostFrom = (word: string): { telling: number; all: number } => ({
    telling: isTelling(word) ? (loose.longestFrom.get(formOf(word)) ?? 0) : 0,
    all: whole.longestFrom.get(formOf(word)) ?? 0,
  });

  return (words: readonly string[], start: number): FoundSaying | null => {
    const most = mostFrom(words[start] ?? '');
    let best: FoundSaying | null = null;
    const telling: string[] = [];
    const all: string[] = [];
    for (let end = start; end < words.length; end += 1) {
      if (telling.length >= most.telling && all.length >= most.all) break;
      const word = words[end] ?? '';
      all.push(formOf(word));
      if (isTelling(word)) telling.push(formOf(word));
      const isLoose = isTelling(word) && most.telling > 0;
      const need =
        whole.byKey.get(all.join(' ')) ??
        (isLoose ? loose.byKey.get(telling.join(' ')) : undefined);
      if (need) best = { need, length: end - start + 1 };
    }
    return best;
  };
}
