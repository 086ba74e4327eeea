/** A line of a written document, and where it stands in it. */
export interface DocumentLine {
  text: string;
  /** The page or the paragraph, from 1; 0 in the header or footer of all pages. */
  number: number;
  /** Height of its letters, in points; 0 where the document does not say. */
  size: number;
  /** Addresses behind its words: where a click on them leads. */
  links?: readonly string[];
}

/** What is read one after the other: a column of a page, or the whole document. */
export type DocumentFlow = DocumentLine[];

/**
 * One line of plain text: no control characters, no double spaces, and each letter as one. A word that may be broken is
 * not.
 */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\u00ad\s*$/, '-')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
