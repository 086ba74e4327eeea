import { createHash } from 'node:crypto';
import type { Brand } from '#lib/brand.ts';

/** What a stored file is called: 64 hexadecimal digits and what it is. Nothing of it was chosen by a person. */
export type FileName = Brand<string, 'FileName'>;

/** A picture, or a part of a file that is too large to be kept in memory. */
export type FileKind = 'webp' | 'part';

const pattern = /^[0-9a-f]{64}\.(webp|part)$/;

/**
 * The name of these bytes: their SHA-256, mixed with what they belong to. The same bytes of the same owner always have
 * the same name, so writing them again does no harm. Two owners of equal bytes have two files, so removing one's never
 * takes the other's.
 */
export function nameOfContent(
  ownerId: string,
  bytes: Uint8Array,
  kind: FileKind = 'webp',
): FileName {
  const hash = createHash('sha256').update(`${ownerId}\n`).update(bytes).digest('hex');
  return `${hash}.${kind}` as FileName;
}

/** Reads a name that came from outside; null when no file can be called so. */
export function parseFileName(text: string): FileName | null {
  return pattern.test(text) ? (text as FileName) : null;
}
