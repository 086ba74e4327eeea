import { useQueryClient } from '@tanstack/react-query';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import { keepCurrency } from '#lib/money/use-reader-currency.ts';
import type { ViewerView } from '../../contract/viewer-view.ts';
import { accountsApi, viewerQuery } from '../queries.ts';

/**
 * Shows every price in another currency: kept in this browser, and for somebody who is signed in with the account. That
 * the account could not be reached says nothing to anybody: the choice holds here, and is made anew elsewhere.
 */
export function useCurrencyChoice(viewer: ViewerView): (code: CurrencyCode) => void {
  const queryClient = useQueryClient();
  return (code) => {
    keepCurrency(code);
    if (viewer.kind !== 'signed-in') return;
    const changed: ViewerView = { ...viewer, currency: code };
    queryClient.setQueryData(viewerQuery.queryKey, changed);
    accountsApi.chooseCurrency({ currency: code }).catch(() => undefined);
  };
}
