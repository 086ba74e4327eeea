import { createHash, randomBytes } from 'node:crypto';

/** A mark that a browser keeps in a cookie while it does something in several steps. */
export const createBrowserToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of it: a copy of the table must not stand for a browser. */
export const hashBrowserToken = (browserToken: string): string =>
  createHash('sha256').update(browserToken).digest('base64url');
