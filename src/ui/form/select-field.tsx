import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { Select, type SelectOption, type SelectOptionGroup } from '#ui/primitives/select.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Choice = string | null | undefined;

type SelectFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choice>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & {
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The text of the empty choice, whose value is the empty string. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
};

/** One choice of a list. */
export function SelectField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choice>,
  TOutput,
>(props: SelectFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => <Select {...rest} {...field} {...parts} value={field.value ?? ''} />}
    </Field>
  );
}
