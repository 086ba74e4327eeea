const site = 'https://site.invalid';

/**
 * A path on this site to go on to after signing in, or undefined when the wish leads elsewhere. `//evil.example`,
 * `/\evil.example`, full addresses, and what becomes such a thing once its dots are resolved (`/.//evil.example`). It
 * is read as a browser reads it, and what is returned means the same wherever it is read again.
 */
export function safeNextPath(next: string | undefined): string | undefined {
  if (!next?.startsWith('/') || /[\p{Cc}\\]/u.test(next)) return undefined;
  const url = URL.parse(next, site);
  if (url?.origin !== site) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isPathOfOurs(path) ? path : undefined;
}

// A second slash at the front would make it another host; encoded ones are decoded by some routers before they are
// followed. Backslashes have become slashes by now.
const isPathOfOurs = (path: string): boolean => !/^\/(?:\/|%2f|%5c)/i.test(path);
