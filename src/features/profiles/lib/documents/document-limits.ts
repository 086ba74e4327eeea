const mebibyte = 1024 * 1024;

/**
 * What a document of a stranger may unfold to. They are looked at before anything is unfolded, as far as the file says
 * it, and while it is.
 */
export const documentLimits = {
  /** Files in an archive, folders included: a whole export of LinkedIn has some hundred. */
  zipEntries: 5000,
  /** Of one file that is taken out of an archive, in bytes. */
  entryBytes: 16 * mebibyte,
  /** Of all that are taken out. */
  unpackedBytes: 32 * mebibyte,
  /** Times its packed size: text packs to a tenth, rarely to a hundredth. */
  ratio: 200,
  /** Rows of one table, and characters of one cell. */
  rows: 5000,
  cellLength: 40_000,
  pages: 60,
  linksOfPage: 200,
  /** Characters of a document's text, and of one of its lines. */
  textLength: 400_000,
  lineLength: 4000,
} as const;
