import type { AnyRouter } from '@tanstack/react-router';
import type { Root } from 'react-dom/client';
import { pageHydrated } from './early-clicks.ts';

// Parts of a page are hydrated after its frame is.
const settlingMs = 5000;

/** A page as the server sent it, while it is not certain that it can be hydrated. */
export interface RenderedCopy {
  /** Puts it back in the place of what has failed. Returns false when it is no longer kept. */
  putBack(root: Root): boolean;
}

/**
 * Keeps a copy of what the server rendered: should hydration fail, its text, links and plain forms are worth more than
 * the words of an error. A page that is hydrated, or another one, answers for itself.
 */
export function keepRenderedCopy(router: AnyRouter): RenderedCopy {
  const isFault = window.$_TSR?.router?.matches.some((match) => match.s !== 'success' || match.g);
  let copy = isFault ? undefined : document.documentElement.cloneNode(true);
  const letGo = () => {
    copy = undefined;
    leave();
  };
  const leave = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) letGo();
  });
  addEventListener(pageHydrated, () => setTimeout(letGo, settlingMs), { once: true });
  return {
    putBack(root) {
      const kept = copy;
      if (!kept) return false;
      letGo();
      // Not while React is still at work on what has failed.
      setTimeout(() => {
        root.unmount();
        document.documentElement?.remove();
        document.append(kept);
      }, 0);
      return true;
    },
  };
}
