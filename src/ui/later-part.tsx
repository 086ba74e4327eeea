import { ClientOnly } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

/**
 * A part whose script is fetched after that of the page. It is not rendered on the server: a button that is there
 * before its script loses clicks.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  return (
    <ClientOnly>
      <Suspense>{children}</Suspense>
    </ClientOnly>
  );
}
