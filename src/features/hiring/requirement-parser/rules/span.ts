/** A piece of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The words that stand in a piece of a text, without the space and marks around them. */
export const wordsAt = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.!?(–—-]+|[\s,;:.!?(–—-]+$/gu, '');

/** The text with these pieces blanked out, so that everything else stands where it stood. */
export function blankOut(text: string, spans: readonly Span[], sign = 'x'): string {
  let rest = text;
  for (const { start, end } of spans) {
    // By an unknown word, so that no phrase reaches over the gap.
    rest = rest.slice(0, start) + sign.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

/**
 * Where a pattern stands in a text; a group is numbered as in the pattern, and empty where it has no part in the match.
 */
export interface Match extends Span {
  group(number: number): string;
}

/** Every match of a pattern, with where it stands. The pattern must have the flag `g`. */
export const matchesOf = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    group: (number) => match[number] ?? '',
  }));
