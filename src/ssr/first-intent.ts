/** Set on the document once the user is about to use a part of it that needs code. The script in its head sets it. */
export const usedAttribute = 'data-used';
/** The event that says so. */
export const pageUsed = 'page-used';

/**
 * Resolves at the first user-intent event for a part that needs code; it may have happened before any code was loaded.
 */
export function firstIntent(): Promise<void> {
  if (document.documentElement.hasAttribute(usedAttribute)) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener(pageUsed, () => resolve(), { once: true });
  });
}
