import { type ComponentProps, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { NumberInput } from '#ui/primitives/number-input.tsx';
import { readNumber, unreadableNumber } from './read-number.ts';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Amount = number | null | undefined;

type NumberFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Amount>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> &
  Pick<
    ComponentProps<typeof NumberInput>,
    'placeholder' | 'readOnly' | 'disabled' | 'unit' | 'whole'
  >;

const write = (amount: Amount): string =>
  amount === null || amount === undefined || Number.isNaN(amount) ? '' : String(amount);

/**
 * One number, shown as it was typed. Empty is null, for an undefined one the form would show its default again; what
 * cannot be read is not a number. The schema answers both.
 */
export function NumberField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Amount>,
  TOutput,
>(props: NumberFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, whole = false, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);
  const [typed, setTyped] = useState('');
  const amount: Amount = field.value;
  const isTyped = Object.is(readNumber(typed, whole), amount ?? null);

  return (
    <Field
      {...{ label, hint, optional, note, className }}
      error={error && Number.isNaN(amount) ? unreadableNumber : error}
      required={!optional}
    >
      {(parts) => (
        <NumberInput
          {...rest}
          {...field}
          {...parts}
          whole={whole}
          value={isTyped ? typed : write(amount)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            field.onChange(readNumber(value, whole));
          }}
        />
      )}
    </Field>
  );
}
