import { createHash, randomBytes, randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefixLength = 12;

/** A new key: the whole of it, which is shown once, and the part that names it. */
export function createApiKey(): { key: string; prefix: string } {
  const name = Array.from({ length: prefixLength }, () => alphabet[randomInt(alphabet.length)]);
  const prefix = `d365_${name.join('')}`;
  // 256 random bits cannot be guessed, so a fast hash is enough.
  return { prefix, key: `${prefix}_${randomBytes(32).toString('base64url')}` };
}

/** What is stored of a key. */
export const hashApiKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');
