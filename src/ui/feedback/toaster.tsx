import { useEffect } from 'react';
import { expectToasts } from './notify.ts';
import { noteRegion, useToastRegion } from './toast-place.ts';

/**
 * The place of the toasts. Render it once, at the end of the page. What appears there is loaded with the first toast,
 * or before it when the page is idle, if one is expected: pages that are only read never need it.
 */
export function Toaster({ isExpecting }: { isExpecting: boolean }) {
  const Region = useToastRegion();
  useEffect(() => {
    if (Region) noteRegion();
  }, [Region]);
  useEffect(() => {
    if (isExpecting) void expectToasts();
  }, [isExpecting]);
  // A dialog hides what is outside of it from those who hear, but nothing live, by this attribute: the region may come
  // while one is open.
  return (
    <div className="toast-place" aria-live="off">
      {Region && <Region />}
    </div>
  );
}
