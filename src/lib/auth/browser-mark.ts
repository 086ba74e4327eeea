import { createHash, randomBytes } from 'node:crypto';

/** A mark that a browser keeps in a cookie while it does something in several steps. */
export const createBrowserMark = (): string => randomBytes(24).toString('base64url');

/** What is stored of it: a copy of the table must not stand for a browser. */
export const hashBrowserMark = (mark: string): string =>
  createHash('sha256').update(mark).digest('base64url');
