import { useQueryClient } from '@tanstack/react-query';
import type { ReaderChoice } from '#lib/money/reader-currency.ts';
import { chosenHere, keepChoice } from '#lib/money/use-reader-currency.ts';
import type { ViewerView } from '../../contract/viewer-view.ts';
import { accountsApi, viewerQuery } from '../queries.ts';

/**
 * Shows every amount in another currency, or written in another language: kept in this browser, and for a signed-in
 * user with the account. When the account cannot be reached there is no error: the choice holds in this browser and can
 * be made again elsewhere.
 */
export function useDisplayChoice(viewer: ViewerView): (change: Partial<ReaderChoice>) => void {
  const queryClient = useQueryClient();
  return (change) => {
    keepChoice({ ...chosenHere(), ...change });
    if (viewer.kind !== 'signed-in') return;
    const changed: ViewerView = { ...viewer, ...change };
    queryClient.setQueryData(viewerQuery.queryKey, changed);
    const { currency, language } = change;
    if (currency !== undefined) {
      accountsApi.chooseCurrency({ currency }).catch(() => undefined);
    }
    if (language !== undefined) {
      accountsApi.chooseLanguage({ language }).catch(() => undefined);
    }
  };
}
