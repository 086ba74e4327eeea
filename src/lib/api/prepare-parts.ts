/**
 * For loaders: begins to fetch what parts of a page show. While rendering on the server the page waits for them; in the
 * browser it does not: each part loads, fails and retries on its own. Never throws.
 */
export async function prepareParts(...parts: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.allSettled(parts);
  if (typeof window === 'undefined') await all;
}
