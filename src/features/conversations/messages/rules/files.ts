const mebibyte = 1024 * 1024;

/** The largest file that a message may carry, in bytes, and how many of them. */
export const fileMaxBytes = 20 * mebibyte;
export const filesPerMessage = 5;

/** So many files go with an application. */
export const filesPerApplication = 2;

/** A file is uploaded in parts of so many bytes; the last one has what is left. */
export const partBytes = mebibyte;

/** How many parts a file of so many bytes has. */
export const partCount = (bytes: number): number => Math.ceil(bytes / partBytes);

/** How long the part at this position is, counted from 0; null when the file has no such part. */
export function lengthOfPart(bytes: number, position: number): number | null {
  if (position < 0 || position >= partCount(bytes)) return null;
  return Math.min(partBytes, bytes - position * partBytes);
}

/** How much one person may begin to upload within 24 hours. */
export const dailyUploads = { files: 100, bytes: 500 * mebibyte } as const;

/** A file that was uploaded and not sent is kept this long. */
export const unsentFileHours = 24;

/** What is known of a file that was found to be what it is called. */
export type Scan = 'waiting' | 'clean' | 'infected' | 'not-scanned';

/** What becomes of a file in a message: it can be fetched, it waits for the scanner, or it was taken out. */
export const fileStates = ['ready', 'being-checked', 'infected'] as const;
export type FileState = (typeof fileStates)[number];

const stateOfScan: Record<Scan, FileState> = {
  clean: 'ready',
  'not-scanned': 'ready',
  waiting: 'being-checked',
  infected: 'infected',
};

export const fileStateOf = (scan: Scan): FileState => stateOfScan[scan];
