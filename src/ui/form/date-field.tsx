import type { ComponentProps, SyntheticEvent } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { incompleteDay } from '#lib/api/day.ts';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Day = string | null | undefined;

type DateFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Day>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & Pick<ComponentProps<'input'>, 'disabled'>;

/**
 * One calendar day, as `2026-11-21`; empty is an empty text. A browser reports a date with a missing part as empty too:
 * here it is `incompleteDay`, which the schema refuses, so that it is never saved as no date.
 */
export function DateField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Day>,
  TOutput,
>({
  control,
  name,
  label,
  hint,
  optional = false,
  className,
  ...rest
}: DateFieldProps<TValues, TName, TOutput>) {
  const { field, error, note } = useFormField(control, name, label);
  const read = ({ currentTarget: { validity, value } }: SyntheticEvent<HTMLInputElement>) => {
    const day = validity.badInput ? incompleteDay : value;
    if (day !== (field.value ?? '')) field.onChange(day);
  };
  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => (
        <Input
          {...rest}
          {...field}
          {...parts}
          type="date"
          value={field.value === incompleteDay ? '' : (field.value ?? '')}
          onChange={read}
          onKeyUp={read}
          onBlur={(event) => {
            read(event);
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
