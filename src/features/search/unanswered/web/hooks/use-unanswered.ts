import { type RefObject, useEffect } from 'react';
import { isAllowed } from '#features/platform/cookie-consent/web/consent.ts';
import { featureClient } from '#lib/api/client.ts';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { unansweredContract } from '../../contract.ts';
import { type ShownSearch, watchSearches } from '../../rules.ts';

const unansweredApi = featureClient<Pick<typeof unansweredContract, 'record'>>('unanswered');

const watch = watchSearches((search) => {
  unansweredApi.record(search).catch(() => undefined);
});

/** Whether searches in this browser may be counted: with consent, and not during impersonation. */
export const mayCountSearches = (): boolean =>
  isAllowed('analytics') && !includesImpersonationHint(document.cookie);

/** Counts a shown search that was not answered; null while it loads or has no text. `section` contains the list. */
export function useUnanswered(
  search: ShownSearch | null,
  section: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (search && mayCountSearches()) watch.show(search, Date.now());
  }, [search]);
  useEffect(() => {
    const element = section.current;
    const handleClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="/consultant/"]'))
        watch.openProfile();
    };
    // The second is a click with the middle button, which opens a tab.
    const clicks = ['click', 'auxclick'];
    for (const click of clicks) element?.addEventListener(click, handleClick);
    return () => {
      for (const click of clicks) element?.removeEventListener(click, handleClick);
    };
  }, [section]);
}
