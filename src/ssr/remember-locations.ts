import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { LRUCache } from 'lru-cache';

type Location = ReturnType<AnyRouter['buildLocation']>;

/** What of a link decides where it leads. */
type Destination = Partial<
  Record<'to' | 'params' | 'search' | (typeof dependent)[number], unknown>
>;

const known = new LRUCache<string, Location>({ max: 2000 });

/**
 * Has the server work out once where a link leads, and not for every page: a page has some hundred links, and most say
 * the same on all pages. The browser's router remembers by itself.
 */
export const rememberLocations = createIsomorphicFn().server((router: AnyRouter): void => {
  const build = router.buildLocation;
  router.buildLocation = (destination) => {
    const key = keyOf(destination);
    if (key === undefined) return build(destination);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const location = Object.freeze(build(destination));
    known.set(key, location);
    return location;
  };
});

/**
 * Of what leads to the same place from everywhere, what it says; undefined where it depends on the page it stands on.
 */
export function keyOf(destination: Destination): string | undefined {
  const { to, params, search } = destination;
  // A space parts what the key is made of, and an address may contain typed words.
  if (typeof to !== 'string' || !to.startsWith('/') || to.includes(' ')) return undefined;
  for (const name of dependent) if (destination[name] !== undefined) return undefined;
  if (!isPlain(params) || !isPlain(search)) return undefined;
  // What is not given would be taken from the page.
  for (const name of namedIn(to)) if (params?.[name] === undefined) return undefined;
  return `${to} ${inWords(params)} ${inWords(search)}`;
}

const dependent = ['from', 'hash', 'state', 'mask', 'href', 'unsafeRelative'] as const;

const isPlain = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null);

const inWords = (value: Record<string, unknown> | undefined): string =>
  value === undefined ? '' : JSON.stringify(value);

const namesOf = new Map<string, readonly string[]>();

/**
 * The parameters that an address names. There are as many such addresses as pages, and some that our own code has put
 * together.
 */
function namedIn(to: string): readonly string[] {
  const remembered = namesOf.get(to);
  if (remembered) return remembered;
  const names = (to.match(/\$\w+/g) ?? []).map((name) => name.slice(1));
  if (namesOf.size < mostNames) namesOf.set(to, names);
  return names;
}

const mostNames = 1000;
