import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Text = string | null | undefined;

type TextAreaFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Text>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'readOnly' | 'disabled'> & {
    /** Shows a counter up to this many characters. Typing on is possible; the schema refuses. */
    counterMax?: number | undefined;
  };

/** Text of several lines. */
export function TextAreaField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Text>,
  TOutput,
>(props: TextAreaFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, counterMax, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);
  const value: string = field.value ?? '';

  return (
    <Field
      {...{ label, hint, optional, error, note, className }}
      required={!optional}
      counter={counterMax === undefined ? undefined : { length: value.length, max: counterMax }}
    >
      {(parts) => <Textarea {...rest} {...field} {...parts} value={value} />}
    </Field>
  );
}
