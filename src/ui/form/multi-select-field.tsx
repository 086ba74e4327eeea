import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/primitives/field.tsx';
import { MultiSelect } from '#ui/primitives/multi-select.tsx';
import type { ChoiceGroup } from '#ui/primitives/searchable-choices.ts';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Choices = readonly string[] | undefined;

type MultiSelectFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choices>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & {
  groups: readonly ChoiceGroup[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/** Several choices of a long list, found by typing. */
export function MultiSelectField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choices>,
  TOutput,
>(props: MultiSelectFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => (
        <MultiSelect
          {...rest}
          {...parts}
          label={label}
          value={field.value ?? []}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          triggerRef={field.ref}
        />
      )}
    </Field>
  );
}
