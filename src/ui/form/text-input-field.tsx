import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { PasswordInput } from '#ui/primitives/password-input.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Text = string | null | undefined;

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly' | 'disabled' | 'maxLength'
>;

type TextInputFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Text>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> &
  InputProps & { type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined };

/** One line of text. */
export function TextInputField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Text>,
  TOutput,
>(props: TextInputFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, type = 'text', ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => {
        const input = { ...rest, ...field, ...parts, value: field.value ?? '' };
        return type === 'password' ? (
          <PasswordInput {...input} />
        ) : (
          <Input {...input} type={type} />
        );
      }}
    </Field>
  );
}
