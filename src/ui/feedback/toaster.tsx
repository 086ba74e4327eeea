import { useToastRegion } from './toast-place.ts';

/**
 * The place of the toasts. Render it once, at the end of the page. What appears there is loaded with the first code
 * that can show one: pages that are only read never need it.
 */
export function Toaster() {
  const Region = useToastRegion();
  return Region ? <Region /> : null;
}
