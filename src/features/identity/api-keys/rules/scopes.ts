import type { ProgramScope } from '#access/operation.ts';

/** As RFC 6749 writes them: a token that may write may read. */
export type TokenScope = 'read' | 'read write';

/**
 * The scope of the token that is asked for with a key. Without a wish it is all that the key allows. Null for one that
 * the key does not allow, or that there is not.
 */
export function grantedScope(allowed: ProgramScope, asked: string | undefined): TokenScope | null {
  const most: TokenScope = allowed === 'write' ? 'read write' : 'read';
  if (asked === undefined) return most;
  const words = asked.split(' ').filter(Boolean);
  if (words.length === 0 || words.some((word) => !most.split(' ').includes(word))) return null;
  return words.includes('write') ? 'read write' : 'read';
}
