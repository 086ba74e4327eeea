import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What is stored of a token. A fast hash is enough for random bits. */
export const hashToken = hashOf;

/** What is stored of an address while the address itself is, for this consultant alone. */
export const hashAddress = (consultantId: string, email: string): string =>
  hashOf(`${consultantId} ${email.trim().toLowerCase()}`);
