import { Fragment } from 'react';
import { highlight } from '../../rules/highlight.ts';

interface HighlightedProps {
  text: string;
  /** What to mark in it, in any form. */
  words: readonly string[];
}

/** A text in which the words that were looked for stand out. */
export function Highlighted({ text, words }: HighlightedProps) {
  let start = 0;
  return highlight(text, words).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className="bg-transparent font-semibold text-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
