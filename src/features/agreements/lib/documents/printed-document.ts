/** A document of which a PDF and a Word file are made. Both say the same. */
export interface PrintedDocument {
  title: string;
  /** At the top of every page. */
  header: string;
  /** At the top of every page in bold, such as "Not accepted yet". */
  notice: string | null;
  /** At the foot of every page, beside its number. */
  footer: string | null;
  /** The date that the files bear. The same document makes the same bytes. */
  date: Date;
  sections: readonly Section[];
}

export interface Section {
  title: string;
  parts: readonly Part[];
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] };

/** A name and its value. */
export interface Fact {
  name: string;
  value: string;
}

export interface Column {
  title: string;
  /** Its part of the width, compared with the other columns. */
  share: number;
  /** Whether it has amounts, which end at the same edge. */
  isAmount?: boolean;
}
