import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers name the same ones each time, and there are few kinds of them.
const known = new LRUCache<string, Encoding>({ max: 100 });
const longest = 100;

/** The smallest encoding among those the reader names, whichever they like best; one refused with `q=0` is not named. */
export function acceptedEncoding(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = smallestOf(namedIn(accepted));
  if (accepted.length <= longest) known.set(accepted, encoding);
  return encoding;
}

function smallestOf(named: ReadonlySet<string>): Encoding {
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
}

const namedIn = (accepted: string): Set<string> =>
  new Set(parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])));
