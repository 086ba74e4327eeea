import type { Span } from './span.ts';

// "10.0.39", "e.g." and "2.5" are no ends of sentences.
const sentenceEnd = /[.!?]+(?=\s|$)|[;\n]+/gu;
const clauseEnd = /[.!?,:]+(?=\s|$)|[;\n()]+|\s[–—-]+\s|\b(?:but|however|although|though)\b/giu;

// What stands further away is not about it; and a long text costs no more than its length.
const reach = 200;

function around(text: string, span: Span, ends: RegExp): Span {
  const first = Math.max(0, span.start - reach);
  let start = first;
  for (const match of text.slice(first, span.end + reach).matchAll(ends)) {
    const at = first + match.index;
    if (at + match[0].length <= span.start) start = at + match[0].length;
    else if (at >= span.end) return { start, end: at };
  }
  return { start, end: span.end + reach };
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
