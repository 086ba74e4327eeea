import { lazy, Suspense } from 'react';
import { useWishForToasts } from './toast-wish.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

/**
 * The place of the toasts. Render it once, at the end of the page. It is loaded with the first code that can show one:
 * pages that are only read never need it.
 */
export function Toaster() {
  const isWished = useWishForToasts();
  return isWished ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
