import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { CurrencyPreference } from '#features/identity/accounts/web/components/currency-preference.tsx';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';

/** Says in which currency prices are, and changes it. */
export function CurrencyChoice({ viewer }: { viewer: ViewerView }) {
  const { code, name } = useReaderCurrency();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-sm text-ink-muted">
        Prices are shown and charged in {code} ({name}). Any VAT or sales tax that is due is
        included.
      </p>
      <CurrencyPreference viewer={viewer} />
    </div>
  );
}
