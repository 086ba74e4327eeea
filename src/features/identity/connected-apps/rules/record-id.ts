import { createHash } from 'node:crypto';

/** What is stored of a request's id, a code or a token: 256 random bits cannot be guessed, so a fast hash is enough. */
export const hashRecordId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url');
