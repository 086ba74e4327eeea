import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';

/**
 * As in production, but costs next to nothing: tests that sign up and in are seldom about how hard a hash is to guess.
 */
export const cheapHashing: PasswordHashing = {
  hash: async (password) => hashed(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }) => hashed(password, hash.split(':')[0] ?? '') === hash,
  isOutdated: () => false,
};

const hashed = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password.normalize('NFKC'), salt, 16, { N: 2, r: 1 }).toString('hex')}`;
