import { RouterProvider } from '@tanstack/react-router';
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { onAnswers, prepareCalls } from '#lib/api/client.ts';
import { putTypedBack } from '#ui/form/typed-text.ts';
import { idle } from '#ui/idle.ts';
import { hydrateParts, onTranslation, restoreTexts } from '#ui/translated-text.ts';
import { getRouter } from '../router.tsx';
import { addressNow, arrivedAt } from './arrival.ts';
import { pageHydrated } from './early-clicks.ts';
import { yieldToBrowser } from './hydration-timing.ts';
import { isMissingCode, loadAnew, notePagesShown, throwIfCodeIsMissing } from './missing-code.ts';
import { readablePath } from './readable-path.ts';
import { keepRenderedCopy } from './rendered-copy.ts';

/** How long another page loads before the pending screen takes the place of the one before. */
const pendingAfterMs = 1000;

/**
 * Brings the page to life that the server has sent. With the router's own parts, not the framework's: these carry a
 * serializer for functions of the server, and there are none. Throws while what the server rendered is untouched; what
 * fails later puts it back.
 */
export async function hydrate(): Promise<void> {
  if (!window.$_TSR?.router) throw new Error('The page does not say what is on it.');
  // The router would take the address for another one than the server did. There is nothing to hydrate.
  if (readablePath(location.pathname) !== location.pathname) return;
  // Back was pressed before, and the page it leads to is on its way.
  if (addressNow() !== arrivedAt) return;
  const router = getRouter();
  await yieldToBrowser();
  const copy = keepRenderedCopy(router);
  await hydrateRouter(router).finally(() => window.$_TSR?.h());
  // The router goes on without a part that it could not fetch, to an error in the place of the page.
  throwIfCodeIsMissing();
  notePagesShown(() => router.stores.resolvedLocation.get()?.href);
  putTypedBack(addressNow());
  router.subscribe('onBeforeNavigate', ({ hrefChanged, pathChanged }) => {
    // A page of which only the search changes stays: the pending screen would take the focus from its controls.
    router.options.defaultPendingMs = pathChanged ? pendingAfterMs : Number.POSITIVE_INFINITY;
    if (hrefChanged) hydrateContent();
  });
  const fail = (error: unknown): void => {
    // biome-ignore lint/suspicious/noConsole: what React does by itself, where nothing is to be put back
    console.error(error);
    if (copy.putBack(root) && isMissingCode(error)) void loadAnew();
  };
  let root: Root;
  // A page that is translated is hydrated in one go, before the translator sees that its texts were put back.
  const isTranslated = restoreTexts(document);
  const render = isTranslated ? flushSync : startTransition;
  render(() => {
    root = hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onUncaughtError: fail, onCaughtError: fail, onRecoverableError: reportCause },
    );
  });
  if (isTranslated) hydrateParts(document);
  else hydrateWhenTranslated();
  onAnswers(hydrateContent);
  if (document.documentElement.dataset.sharedPage === undefined) prepareCalls();
}

/** The same for a page that is translated while it is hydrated. */
function hydrateWhenTranslated(): void {
  const stop = onTranslation(() => {
    stop();
    if (restoreTexts(document)) hydrateParts(document);
  });
  addEventListener(pageHydrated, () => void idle().then(stop), { once: true });
}

let isContentHydrated = false;

/**
 * React brings the frame of a page to life first, and what stands in it in a task of its own. Led on in between, the
 * router takes away the routes under which that is hydrated, and all of the page is made anew. And what the frame has
 * asked for in between, the content would show where the server had not shown it, so that React would make it anew as
 * well. For a discrete event in a part React hydrates it at once: this is one that nothing listens to.
 */
function hydrateContent(): void {
  if (isContentHydrated) return;
  isContentHydrated = true;
  const [part] = document.getElementById('content')?.children ?? [];
  part?.dispatchEvent(new Event('dragend', { bubbles: true }));
}

/** What React recovered from is told by what was wrong, not by the number under which React goes on after it. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
