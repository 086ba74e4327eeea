import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding among those the reader names, whichever they like best; one refused with `q=0` is not named. */
export function acceptedEncoding(accepted: string | null): Encoding {
  const named = namedIn(accepted);
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
}

const namedIn = (accepted: string | null): Set<string> =>
  new Set(
    parseAccept(accepted ?? '').flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])),
  );
