import { followSessionHint, hasSessionHint } from '#features/identity/accounts/web/session-hint.ts';
import { idle } from '#ui/idle.ts';
import { firstIntent } from './first-intent.ts';

/**
 * When a page is hydrated. Pages of one's own, and pages that have yet to show who is signed in, at once. A shared page
 * at the first sign that its reader is about to use a part that needs code, or when a user has signed in in another
 * tab. Most shared pages are read and left by a link, and never need it; one with something to fill in, or to do by
 * itself, does not wait for a sign.
 */
export async function waitToHydrate(): Promise<void> {
  const { sharedPage, signedIn } = document.documentElement.dataset;
  if (sharedPage === undefined || signedIn !== undefined) return;
  await Promise.race([firstIntent(), signInElsewhere(), ...(isOnlyRead() ? [] : [idle()])]);
}

/** What is typed comes back, parameters of the address and the operator's measuring service do what they are for. */
const isOnlyRead = (): boolean =>
  document.forms.length === 0 &&
  location.search === '' &&
  document.documentElement.dataset.analytics === undefined;

function signInElsewhere(): Promise<void> {
  return new Promise((resolve) => {
    const stop = followSessionHint(() => {
      if (!hasSessionHint()) return;
      stop();
      resolve();
    });
  });
}

/** Lets the browser do what is waiting: paint, scroll, answer a key. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
