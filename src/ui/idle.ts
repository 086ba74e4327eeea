const longestWaitMs = 2000;

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves once the page has been painted and the browser has nothing better to do. */
export async function idle(): Promise<void> {
  await loaded();
  return new Promise((resolve) => {
    // Safari has no idle callbacks: there a short pause lets the first paint go ahead.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    } else setTimeout(resolve, 200);
  });
}
