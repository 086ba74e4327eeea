/** Why a text counts as unanswered. docs/search.md has the rule. */
export const unansweredKinds = ['nothing-fits', 'none-found', 'reworded'] as const;
export type UnansweredKind = (typeof unansweredKinds)[number];

/** Days, today among them, for which counts are kept. */
export const unansweredKeptDays = 30;

/** Characters of a text; longer texts are not counted. */
export const longestText = 100;

/** Between a search and the next one that may be a rewording of it. */
const rewordedWithinMs = 2 * 60_000;

/** An e-mail address or a handle, a link or a host name, and seven digits or more as in a phone number. */
const contactDetail = /@|:\/\/|www\.|[\p{L}\d-]\.\p{L}{2}|\d(?:[\s()./+-]*\d){6}/u;

/** The same text however it was typed: in small letters, with single spaces, without control characters. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();

/** The text as it is counted; null for one that is too long or may contain contact details. */
export function countedText(text: string): string | null {
  const plain = plainText(text);
  return plain === '' || plain.length > longestText || contactDetail.test(plain) ? null : plain;
}

export interface UnansweredSearch {
  text: string;
  kind: UnansweredKind;
}

/** The first page of a search, as it is shown. */
export interface ShownSearch {
  text: string;
  /** `reading.fits`; true without a reading. */
  fits: boolean;
  /** How many consultants were found. */
  found: number;
}

export interface SearchWatch {
  /** Takes in a search that is shown, at a time in milliseconds. */
  show(search: ShownSearch, at: number): void;
  /** A profile of the shown list was opened: another text is no rewording of this one. */
  openProfile(): void;
}

/** Decides which of the searches in one window are unanswered. Each text counts once in a window. */
export function watchSearches(record: (search: UnansweredSearch) => void): SearchWatch {
  const seen = new Set<string>();
  let shown: { text: string; at: number; mayBeReworded: boolean } | undefined;
  const count = (text: string, kind: UnansweredKind) => {
    const counted = countedText(text);
    if (counted !== null) record({ text: counted, kind });
  };
  return {
    show({ text, fits, found }, at) {
      const plain = plainText(text);
      if (plain === '' || plain === shown?.text) return;
      const isNew = !seen.has(plain);
      seen.add(plain);
      if (isNew && shown?.mayBeReworded && at - shown.at <= rewordedWithinMs) {
        count(shown.text, 'reworded');
      }
      const isAnswered = fits && found > 0;
      if (isNew && !isAnswered) count(plain, fits ? 'none-found' : 'nothing-fits');
      shown = { text: plain, at, mayBeReworded: isNew && isAnswered };
    },
    openProfile() {
      if (shown) shown.mayBeReworded = false;
    },
  };
}
