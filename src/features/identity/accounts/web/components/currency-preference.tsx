import { useId } from 'react';
import { currencyByCode, currencyCodes, isCurrencyCode } from '#lib/money/currencies.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { ViewerView } from '../../contract/viewer-view.ts';
import { useDisplayChoice } from '../hooks/use-display-choice.ts';

const options = currencyCodes.map((code) => ({
  value: code,
  label: `${code} (${currencyByCode(code).name})`,
}));

/** Chooses the currency in which prices are shown, on every page. */
export function CurrencyPreference({ viewer }: { viewer: ViewerView }) {
  const id = useId();
  const { code } = useReaderCurrency();
  const choose = useDisplayChoice(viewer);
  return (
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
  );
}
