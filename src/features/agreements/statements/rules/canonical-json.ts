type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/**
 * The canonical form of RFC 8785: no blanks, keys in the order of their UTF-16 units. Of numbers it takes safe integers
 * alone, which are written alike everywhere; throws for any other.
 */
export function canonicalJson(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as { readonly [key: string]: Value });
    entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new Error(`A statement holds integers alone, not ${value}.`);
  }
  return JSON.stringify(value);
}
