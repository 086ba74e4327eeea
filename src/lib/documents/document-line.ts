/** A line of a written document, and where it stands in it. */
export interface DocumentLine {
  text: string;
  /** The page or the paragraph, from 1. */
  number: number;
  /** Height of its letters, in points; 0 where the document does not say. */
  size: number;
}

/** What is read one after the other: a column of a page, or the whole document. */
export type DocumentFlow = DocumentLine[];

/** One line of plain text: no control characters, no double spaces. */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
