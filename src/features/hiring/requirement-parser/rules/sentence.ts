import { matchesOf, type Span } from './span.ts';

// "10.0.39", "e.g." and "2.5" are no ends of sentences.
const sentenceEnd = /[.!?]+(?=\s|$)|[;\n]+/gu;
// In German a comma stands before what the words before it are about: "nicht sicher, ob".
const clauseEnd =
  /[.!?,:]+(?=\s|$)(?!\s+(?:ob|dass)\b)|[;\n()]+|\s[–—-]+\s|\b(?:but|however|although|though)\b/giu;

// What stands further away is not about it; and a long text costs no more than its length.
const reach = 200;

/** Where sentences and clauses end in the text that was last looked at: each is asked of many times. */
let last: { text: string; ends: Map<RegExp, readonly Span[]> } = { text: '', ends: new Map() };

function endsIn(text: string, ends: RegExp): readonly Span[] {
  if (last.text !== text) last = { text, ends: new Map() };
  const known = last.ends.get(ends) ?? matchesOf(text, ends);
  last.ends.set(ends, known);
  return known;
}

function around(text: string, span: Span, ends: RegExp): Span {
  const all = endsIn(text, ends);
  const start = all.findLast((end) => end.end <= span.start)?.end ?? 0;
  const end = all.find((each) => each.start >= span.end)?.start ?? text.length;
  return { start: Math.max(start, span.start - reach), end: Math.min(end, span.end + reach) };
}

/** What is said before and after a piece of a text, within its sentence or its clause. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

function surroundings(text: string, span: Span, ends: RegExp): Surroundings {
  const { start, end } = around(text, span, ends);
  return { before: text.slice(start, span.start), after: text.slice(span.end, end) };
}

/** The sentence that a piece stands in, without the piece. */
export const sentenceAround = (text: string, span: Span): Surroundings =>
  surroundings(text, span, sentenceEnd);

/** The clause that a piece stands in, without the piece: up to the next comma, "but" and the like. */
export const clauseAround = (text: string, span: Span): Surroundings =>
  surroundings(text, span, clauseEnd);

/** The sentences of a text, without what ends them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const negation =
  /\b(?:not|no|nor|never|without|isn['’]?t|aren['’]?t|wasn['’]?t|excluding|except(?: for)?|apart from|other than|instead of|rather than|nothing to do with|(?:don|doesn|didn)['’]?t (?:want|need|require|use|have|care about|mean))\b(?![\s\S]*\b(?:just|only)\s*$)/iu;

/**
 * Whether the words before a piece, in its clause, take it back: "not on site", "no budget", "we don't use Marketing".
 */
export function isNegated(text: string, span: Span): boolean {
  const { before } = clauseAround(text, span);
  // Of a long clause the last words decide: "we do not know why the upgrade fails" is about an upgrade.
  const near = before.trim().split(/\s+/u).slice(-4).join(' ');
  return negation.test(near);
}

const sentenceWord =
  /\b(?:i|we|you|he|she|it|they|is|are|was|were|been|has|have|had|does|did|will|would|can|could|should|must|our|my|their|the|this|that|when|since|which)\b|['’](?:s|re|ve)\b/iu;

/** Whether words are no whole sentence, but a note: "AP clerk, Munich" and not "the ledger has been slow". */
export const isNote = (words: string): boolean => !sentenceWord.test(words);
