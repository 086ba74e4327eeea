import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { Unit } from '#features/agreements/time-sheets/rules/amounts.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { type CurrencyCode, currencyByCode, currencyCodes } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format.ts';
import { CheckboxGroupField } from '#ui/form/checkbox-group-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { draftFormSchema } from '../../rules/draft-form.ts';

export interface BilledWeeks {
  unit: Unit;
  /** An hour; null where none is agreed. */
  agreedRateUsd: number | null;
  /** Of the approved weeks, the newest first. */
  mondays: readonly string[];
}

export interface BilledMilestones {
  /** Those that are accepted, of a fixed price. */
  milestones: readonly { name: string; amount: number; currency: CurrencyCode }[];
}

interface FieldsProps<Billed> {
  form: UseFormReturn<z.input<typeof draftFormSchema>, unknown, z.output<typeof draftFormSchema>>;
  billed: Billed;
}

const currencies = currencyCodes.map((value) => ({
  ...{ value, label: `${value} – ${currencyByCode(value).name}` },
}));

/** Which approved weeks are billed, and at which rate. */
export function WeekFields({ form: { control }, billed }: FieldsProps<BilledWeeks>) {
  const { unit, agreedRateUsd, mondays } = billed;
  const currency = useWatch({ control, name: 'currency' });
  const isAgreed = agreedRateUsd !== null && unit === 'hours' && currency === 'USD';
  const weeks = mondays.map((value) => ({ value, label: `From ${dayInWords(value)}` }));
  return (
    <>
      <FieldRow>
        <SelectField control={control} name="from" label="First week" options={weeks} />
        <SelectField control={control} name="to" label="Last week" options={weeks} />
      </FieldRow>
      <FieldRow>
        <SelectField control={control} name="currency" label="Currency" options={currencies} />
        <NumberField
          control={control}
          name="rate"
          label={unit === 'hours' ? 'Rate per hour' : 'Rate per day'}
          hint={isAgreed ? `Empty: the agreed ${agreedRateUsd} USD.` : 'In this currency.'}
          optional={isAgreed}
        />
      </FieldRow>
    </>
  );
}

/** Which accepted milestones are billed. */
export function MilestoneFields({ form: { control }, billed }: FieldsProps<BilledMilestones>) {
  return (
    <CheckboxGroupField
      control={control}
      name="milestones"
      label="Accepted milestones"
      hint="Choose those that you have not billed yet."
      columns={1}
      options={billed.milestones.map(({ name, amount, currency }) => ({
        ...{ value: name, label: `${name}, ${formatMoney(amount, currency, 'en-US')}` },
      }))}
    />
  );
}
