import { useId } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { useDisplayChoice } from '#features/identity/accounts/web/hooks/use-display-choice.ts';
import { currencyByCode, currencyCodes, isCurrencyCode } from '#lib/money/currencies.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';

const options = currencyCodes.map((code) => ({
  value: code,
  label: `${code} (${currencyByCode(code).name})`,
}));

/** Says in which currency prices are, and changes it. */
export function CurrencyChoice({ viewer }: { viewer: ViewerView }) {
  const id = useId();
  const { code, name } = useReaderCurrency();
  const choose = useDisplayChoice(viewer);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-sm text-ink-muted">
        Prices are shown and charged in {code} ({name}). Any VAT or sales tax that is due is
        included.
      </p>
      <div className="w-full sm:w-64">
        <Label htmlFor={id}>Currency</Label>
        <Select
          id={id}
          className="mt-1.5"
          value={code}
          options={options}
          onChange={({ target }) => {
            if (isCurrencyCode(target.value)) choose({ currency: target.value });
          }}
        />
      </div>
    </div>
  );
}
