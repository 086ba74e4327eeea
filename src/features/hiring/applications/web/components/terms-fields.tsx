import { useFormContext } from 'react-hook-form';
import { DateField } from '#ui/form/date-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import type { Terms } from '../../rules/terms.ts';
import type { TermsValues } from './terms-form.ts';

/** What each field is called, and what stands behind its number. */
const fields = {
  rateUsd: { label: 'Rate (USD an hour)' },
  fixedPriceUsd: { label: 'Or a fixed price (USD)' },
  daysPerWeek: { label: 'Days a week' },
  capUsd: { label: 'At most (USD in all)' },
  noticeDays: { label: 'Notice (calendar days)' },
} as const;

/** The fields of these terms, all optional, in a form that has them under `terms`. */
export function TermsFields({ names }: { names: readonly (keyof Terms)[] }) {
  const { control } = useFormContext<{ terms: TermsValues }>();
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {names.map((name) =>
        name === 'startDate' ? (
          <DateField key={name} control={control} name="terms.startDate" label="Start" optional />
        ) : (
          <NumberField
            key={name}
            control={control}
            name={`terms.${name}`}
            label={fields[name].label}
            whole={name !== 'daysPerWeek'}
            optional
          />
        ),
      )}
    </div>
  );
}
