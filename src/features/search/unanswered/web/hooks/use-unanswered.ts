import { type RefObject, useEffect } from 'react';
import { isAllowed } from '#features/platform/cookie-consent/web/consent.ts';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { SearchWatch, ShownSearch } from '../../rules.ts';

// Fetched after consent alone. What cannot be fetched is not counted.
const withWatch = (use: (watch: SearchWatch) => void): void => {
  import('../queries.ts').then(({ watch }) => use(watch)).catch(() => undefined);
};

/** Whether searches in this browser may be counted: with consent, and not during impersonation. */
export const mayCountSearches = (): boolean =>
  isAllowed('analytics') && !includesImpersonationHint(document.cookie);

/** Counts a shown search that was not answered; null while it loads or has no text. `section` contains the list. */
export function useUnanswered(
  search: ShownSearch | null,
  section: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!search || !mayCountSearches()) return;
    const at = Date.now();
    withWatch((watch) => watch.show(search, at));
  }, [search]);
  useEffect(() => {
    const element = section.current;
    const handleClick = ({ target }: Event) => {
      const isProfile = target instanceof Element && target.closest('a[href^="/consultant/"]');
      if (isProfile && mayCountSearches()) withWatch((watch) => watch.openProfile());
    };
    // The second is a click with the middle button, which opens a tab.
    const clicks = ['click', 'auxclick'];
    for (const click of clicks) element?.addEventListener(click, handleClick);
    return () => {
      for (const click of clicks) element?.removeEventListener(click, handleClick);
    };
  }, [section]);
}
