import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prepareCalls } from '#lib/api/client.ts';
import { getRouter } from '../router.tsx';
import { nextBreath } from './layouts/after-first-sight.ts';

/**
 * Brings the page to life that the server has sent. With the router's own client, not the framework's: that one
 * carries a serializer for functions of the server, and there are none.
 */
export async function hydrate(): Promise<void> {
  const router = getRouter();
  await nextBreath();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  if (document.documentElement.dataset.forEverybody === undefined) prepareCalls();
}
