const longestWaitMs = 2000;
const signsOfIntent = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * When a shared page is hydrated: once it has been painted and the browser has
 * nothing better to do, or at the first sign that its reader wants to do something. Pages of one's own,
 * and pages that have yet to show who is signed in, are hydrated at once.
 */
export async function waitToHydrate(): Promise<void> {
  const { sharedPage, signedIn } = document.documentElement.dataset;
  if (sharedPage === undefined || signedIn !== undefined) return;
  await Promise.race([firstIntent(), loaded().then(idle)]);
}

function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    for (const sign of signsOfIntent) {
      addEventListener(
        sign,
        () => {
          settled.abort();
          resolve();
        },
        { passive: true, capture: true, signal: settled.signal },
      );
    }
  });
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks: there a short pause lets the first paint go ahead.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    } else setTimeout(resolve, 200);
  });
}

/** Lets the browser do what is waiting: paint, scroll, answer a key. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
