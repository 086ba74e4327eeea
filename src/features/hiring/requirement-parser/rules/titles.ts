import { sentencesOf } from './sentence.ts';

const longest = 90;
const greeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)\b[^,.!\n]{0,30}[,.!\n]+\s*)+/iu;
const takesBack =
  /^(?:(?:we|i) )?(?:do not|don['’]?t|no longer) (?:need|want|require)\b|^(?:not|no) /iu;
const breaks = /,\s|\s[–—-]\s|;\s|:\s|\s(?=(?:and|but|because|so|which|since|as)\s)/gu;

/** The text without a greeting. */
const withoutGreeting = (text: string): string => text.replace(greeting, '');

/**
 * A title in the person's own words: the first sentence that has any of the telling ones, else the first of all, or as
 * much of a long one as makes a whole. Null where that would cut it in the middle, or leaves too little to be a title.
 */
export function titleOf(text: string, telling: readonly string[]): string | null {
  const sentences = sentencesOf(withoutGreeting(text)).map((each) => each.replace(/\s+/gu, ' '));
  const isTelling = (sentence: string) => telling.some((words) => sentence.includes(words));
  const sentence = sentences.find(isTelling) ?? sentences[0] ?? '';
  const title = sentence.length <= longest ? sentence : partOf(sentence, isTelling);
  if (title === null || title.split(' ').length < 2) return null;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Of a long sentence the clauses from the first telling one on, as many as there is room for. */
function partOf(sentence: string, isTelling: (clause: string) => boolean): string | null {
  const starts = [
    0,
    ...[...sentence.matchAll(breaks)].map(({ index, 0: gap }) => index + gap.length),
  ];
  const ends = [...[...sentence.matchAll(breaks)].map(({ index }) => index), sentence.length];
  const clauses = starts.map((start, place) => sentence.slice(start, ends[place]));
  const telling = clauses.findIndex(isTelling);
  const first = telling < 0 ? clauses.findIndex((clause) => !takesBack.test(clause)) : telling;
  if (first < 0) return null;
  const start = starts[first] ?? 0;
  const end = ends.slice(first).findLast((each) => each - start <= longest);
  return end === undefined
    ? null
    : sentence
        .slice(start, end)
        .replace(/^(?:and|but|because|so|which|since|as|only|just)\s+/iu, '');
}
