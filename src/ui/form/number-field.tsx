import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { NumberInput } from '#ui/primitives/number-input.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Amount = number | null | undefined;

type NumberFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Amount>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> &
  Pick<
    ComponentProps<'input'>,
    'min' | 'max' | 'step' | 'placeholder' | 'readOnly' | 'disabled'
  > & {
    unit?: string | undefined;
  };

/** One number. Empty, or not a number, is `undefined`, which the schema answers. */
export function NumberField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Amount>,
  TOutput,
>(props: NumberFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => (
        <NumberInput
          {...rest}
          {...field}
          {...parts}
          value={field.value ?? ''}
          onChange={(event) => {
            const amount = event.currentTarget.valueAsNumber;
            field.onChange(Number.isNaN(amount) ? undefined : amount);
          }}
        />
      )}
    </Field>
  );
}
