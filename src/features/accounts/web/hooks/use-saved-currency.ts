import { useEffect } from 'react';
import { keepCurrency } from '#lib/money/use-reader-currency.ts';
import type { ViewerView } from '../../contract/viewer-view.ts';

/** Shows prices in the currency saved with the account, for somebody who has just signed in. */
export function useSavedCurrency(viewer: ViewerView): void {
  const saved = viewer.kind === 'signed-in' ? viewer.currency : null;
  useEffect(() => {
    if (saved) keepCurrency(saved);
  }, [saved]);
}
