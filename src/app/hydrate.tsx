import { RouterProvider } from '@tanstack/react-router';
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prepareCalls } from '#lib/api/client.ts';
import { putTypedBack } from '#ui/form/typed-text.ts';
import { getRouter } from '../router.tsx';
import { yieldToBrowser } from './layouts/hydration-timing.ts';
import { isMissingCode, loadAnew, notePagesShown, throwIfCodeIsMissing } from './missing-code.ts';
import { readablePath } from './readable-path.ts';
import { keepRenderedCopy } from './rendered-copy.ts';

/**
 * Brings the page to life that the server has sent. With the router's own parts, not the framework's: these carry a
 * serializer for functions of the server, and there are none. Throws while what the server rendered is untouched; what
 * fails later puts it back.
 */
export async function hydrate(): Promise<void> {
  if (!window.$_TSR?.router) throw new Error('The page does not say what is on it.');
  // The router would take the address for another one than the server did. There is nothing to hydrate.
  if (readablePath(location.pathname) !== location.pathname) return;
  const router = getRouter();
  await yieldToBrowser();
  const copy = keepRenderedCopy(router);
  await hydrateRouter(router).finally(() => window.$_TSR?.h());
  // The router goes on without a part that it could not fetch, to an error in the place of the page.
  throwIfCodeIsMissing();
  notePagesShown(() => router.stores.resolvedLocation.get()?.href);
  putTypedBack(location.pathname + location.search);
  const fail = (error: unknown): void => {
    // biome-ignore lint/suspicious/noConsole: what React does by itself, where nothing is to be put back
    console.error(error);
    if (copy.putBack(root) && isMissingCode(error)) void loadAnew();
  };
  let root: Root;
  startTransition(() => {
    root = hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onUncaughtError: fail, onCaughtError: fail },
    );
  });
  if (document.documentElement.dataset.sharedPage === undefined) prepareCalls();
}
