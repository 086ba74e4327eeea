import type { AnyRouter } from '@tanstack/react-router';
import type { Root } from 'react-dom/client';
import { pageAlive } from './layouts/early-clicks.ts';

// Parts of a page come alive after its frame has.
const settlingMs = 5000;

/** A page as the server sent it, while it is not certain that it can come alive. */
export interface PageAsRendered {
  /** Puts it back in the place of what has failed. Returns false when it is no longer kept. */
  putBack(root: Root): boolean;
}

/**
 * Keeps a copy of what the server rendered: should coming alive fail, its text, links and plain forms are worth more than
 * the words of an error. A page that is alive, or another one, answers for itself.
 */
export function keepAsRendered(router: AnyRouter): PageAsRendered {
  const isFault = window.$_TSR?.router?.matches.some((match) => match.s !== 'success' || match.g);
  let copy = isFault ? undefined : document.documentElement.cloneNode(true);
  const letGo = () => {
    copy = undefined;
    leave();
  };
  const leave = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) letGo();
  });
  addEventListener(pageAlive, () => setTimeout(letGo, settlingMs), { once: true });
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
