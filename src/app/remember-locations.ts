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
 * Has the server work out once where a link leads, and not for every page: a page has some hundred links, and most say the same on all
 * pages. The browser's router remembers by itself.
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

/** Of what leads to the same place from everywhere, what it says; undefined where it depends on the page it stands on. */
export function keyOf(destination: Destination): string | undefined {
  const { to, params, search } = destination;
  if (typeof to !== 'string' || !to.startsWith('/')) return undefined;
  if (dependent.some((name) => destination[name] !== undefined)) return undefined;
  if (!isPlain(params) || !isPlain(search)) return undefined;
  // What is not given would be taken from the page.
  const named = to.match(/\$\w+/g) ?? [];
  if (named.some((name) => params?.[name.slice(1)] === undefined)) return undefined;
  return JSON.stringify([to, params, search]);
}

const dependent = ['from', 'hash', 'state', 'mask', 'href', 'unsafeRelative'] as const;

const isPlain = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null);
