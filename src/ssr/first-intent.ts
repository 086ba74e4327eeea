/** What the document carries once somebody is about to use a part of it that needs code; the script in its head notes it. */
export const usedAttribute = 'data-used';
/** The event that says so. */
export const pageUsed = 'page-used';

/** Resolves at the first sign that somebody is about to use what needs code; it may have been before any code was there. */
export function firstIntent(): Promise<void> {
  if (document.documentElement.hasAttribute(usedAttribute)) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener(pageUsed, () => resolve(), { once: true });
  });
}
