import { useEffect } from 'react';
import { keepCurrency } from '#lib/money/use-reader-currency.ts';
import type { ViewerView } from '../../contract/viewer-view.ts';

/** Keeps the currency saved with the account in this browser, for somebody who has just signed in as themselves. */
export function useSavedCurrency(viewer: ViewerView): void {
  const saved = viewer.kind === 'signed-in' && !viewer.lookingIn ? viewer.currency : null;
  useEffect(() => {
    if (saved) keepCurrency(saved);
  }, [saved]);
}
