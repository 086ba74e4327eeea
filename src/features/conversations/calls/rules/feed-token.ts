import { createHash, randomBytes } from 'node:crypto';

/** What makes the address of a feed secret: 256 random bits, which cannot be guessed. */
export const createFeedToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. A fast hash is enough for random bits. */
export const hashFeedToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const filePattern = /^([\w-]{43})\.ics$/;

/** Where calendars read a feed. */
export const feedPath = (token: string): string => `/calls/feed/${token}.ics`;

/** The token in the last part of such a path; null where there is none. */
export const tokenInFile = (file: string): string | null => filePattern.exec(file)?.[1] ?? null;
