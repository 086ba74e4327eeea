import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `direct365 sealed ${purpose}`, 32));

const algorithm = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** What a value is sealed for: what belongs to one thing cannot be put in the place of another's. */
export interface EncryptionContext {
  purpose: string;
  /** The id of what it belongs to. */
  subject: string;
}

/** Encrypts a value that is stored and read again by us alone, such as the secret of a factor. */
export function encryptValue(
  secret: string,
  { purpose, subject }: EncryptionContext,
  value: string,
): string {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(subject));
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The value that was sealed for this very context; throws when it was not, or was changed. */
export function decryptValue(
  secret: string,
  { purpose, subject }: EncryptionContext,
  encrypted: string,
): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const nonce = bytes.subarray(0, lengths.nonce);
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), nonce);
  decipher.setAAD(Buffer.from(subject));
  decipher.setAuthTag(bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag));
  const value = decipher.update(bytes.subarray(lengths.nonce + lengths.tag));
  return Buffer.concat([value, decipher.final()]).toString('utf8');
}
