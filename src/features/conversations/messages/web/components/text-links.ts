/** A piece of a message: words, or an address that may be followed. */
export type TextPiece = { text: string; href?: string };

// Up to a space, a quote, an angle bracket or an invisible character; and no longer than browsers follow.
const address = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"'`\p{C}]{1,2000}/giu;

/** What ends a sentence more often than an address. */
const sentenceEnd = /[.,;:!?…*_~»”’]$/u;
const brackets = { ')': '(', ']': '[', '}': '{' } as const;

const isClosing = (character: string): character is keyof typeof brackets => character in brackets;
const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** Leaves out what stands behind an address and is none of it: a full stop, the bracket around it. */
function withoutSentence(written: string): string {
  let rest = written;
  for (;;) {
    const last = rest.at(-1) ?? '';
    const isUnopened = isClosing(last) && countOf(rest, last) > countOf(rest, brackets[last]);
    if (!sentenceEnd.test(last) && !isUnopened) return rest;
    rest = rest.slice(0, -1);
  }
}

/**
 * Where an address leads, in the browser's own words; null for one that should not be followed. A name before the host
 * (`https://bank.example@evil.example`) only ever serves to mislead.
 */
function safeAddress(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  return url.username === '' && url.password === '' ? url.href : null;
}

const isAscii = (text: string): boolean => /^[\x21-\x7e]*$/.test(text);

/**
 * What is shown of an address: as it was written, but a host in letters that look like others is shown by its real
 * name.
 */
function shownAddress(written: string, href: string): string {
  const [, , host = ''] = written.split('/');
  return isAscii(host) ? written : href;
}

/** A text in pieces: the http and https addresses in it can be followed, and all the rest is words. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const written = withoutSentence(match[0]);
    const href = safeAddress(written);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: shownAddress(written, href), href });
    end = match.index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
