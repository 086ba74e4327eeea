import { keepTyped } from '#ui/form/typed-text.ts';
import { addressNow, arrivedAt } from './arrival.ts';

/*
 * A page can outlive the code it was built with: a tab that stays open over a deploy, a page that a cache has held.
 * What such a page then asks for may be gone from the server that answers.
 */

const missing = new WeakSet<object>();
let firstMissing: Error | undefined;
let shownAddress = (): string => arrivedAt;

/** Notes from now on which errors say that code could not be fetched, and keeps what is typed then. */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    firstMissing ??= payload;
    // By these words the router would know it, reload, and leave a mark in the storage.
    payload.message = `Code of this page could not be fetched. ${payload.message}`;
    keepTyped(shownAddress());
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingCode(reason)) void loadAnew();
  });
}

/** Says which page is in sight: while the next one is being fetched, the address is already the next one's. */
export function notePagesShown(address: () => string | undefined): void {
  shownAddress = () => address() ?? arrivedAt;
}

/** Throws when code of this page could not be fetched. */
export function throwIfCodeIsMissing(): void {
  if (firstMissing) throw firstMissing;
}

/** Whether this error says that code could not be fetched, and not that it failed. */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** Whether loading the page at this address anew could help: it did not come by loading it anew. */
export function mayLoadAnew(): boolean {
  if (addressNow() !== arrivedAt) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
}

let loading: Promise<boolean> | undefined;

/**
 * Loads the page at this address from the server, with the code of today: once, however many ask, and only while there
 * is a server that answers. Resolves to false when the page stays as it is.
 */
export function loadAnew(): Promise<boolean> {
  loading ??= reloadWhereItHelps().then((isLoading) => {
    if (!isLoading) loading = undefined;
    return isLoading;
  });
  return loading;
}

async function reloadWhereItHelps(): Promise<boolean> {
  if (!mayLoadAnew()) return false;
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
