import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the heading of a page that the reader has come to, when the link or button that led there went
 * with the page before. The keys go on from the top of what is new, and screen readers say where they are.
 */
export function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged || toLocation.hash || document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        // The router decides where the page stands.
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
