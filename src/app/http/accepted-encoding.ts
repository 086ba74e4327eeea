export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding among those the reader names; one that is refused with `q=0` is not named. */
export function acceptedEncoding(accepted: string | null): Encoding {
  const named = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim()),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
}
