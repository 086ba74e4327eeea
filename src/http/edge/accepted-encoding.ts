import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** A way to compress an answer, by its name in HTTP. */
export type Compressed = 'br' | 'gzip';

// Browsers name the same ones each time, and there are few kinds of them.
const known = new LRUCache<string, ReadonlySet<string>>({ max: 100 });
const longest = 100;

/** The first of those offered that the reader names, whichever they like best; one refused with `q=0` is not named. */
export function acceptedEncoding<Offered extends Compressed>(
  accepted: string | null,
  offered: readonly Offered[],
): Offered | 'identity' {
  if (accepted === null) return 'identity';
  const named = known.get(accepted) ?? namedIn(accepted);
  if (accepted.length <= longest) known.set(accepted, named);
  return offered.find((encoding) => named.has(encoding)) ?? 'identity';
}

const namedIn = (accepted: string): Set<string> =>
  new Set(parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])));
