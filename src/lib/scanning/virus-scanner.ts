/** Looks for viruses in files. */
export interface VirusScanner {
  /**
   * Hands a file to the scanner piece by piece and answers what it says. Throws `ScannerUnavailable` when it says
   * nothing that can be relied on.
   */
  scan(pieces: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected'>;
}

/** The scanner does not answer, or answers that it could not look. The same file may be asked about later. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
