import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckboxGroup, type CheckboxOption } from '#ui/primitives/checkbox-group.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Choices = readonly string[] | undefined;

type CheckboxGroupFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choices>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & {
  options: readonly CheckboxOption[];
  columns?: 1 | 2 | undefined;
};

/** Any number of choices, all in sight: for lists short enough to read. */
export function CheckboxGroupField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choices>,
  TOutput,
>(props: CheckboxGroupFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional, className, options, columns } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <CheckboxGroup
      {...{ hint, optional, error, note, className, options, columns, name }}
      legend={label}
      value={field.value ?? []}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
