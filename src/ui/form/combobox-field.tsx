import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Combobox } from '#ui/primitives/combobox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import type { ChoiceGroup } from '#ui/primitives/searchable-choices.ts';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type ComboboxFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, string>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & {
  groups: readonly ChoiceGroup[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/** One choice of a long list, found by typing. No choice is the empty string. */
export function ComboboxField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, string>,
  TOutput,
>(props: ComboboxFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, ...rest } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <Field {...{ label, hint, optional, error, note, className }} required={!optional}>
      {(parts) => (
        <Combobox
          {...rest}
          {...parts}
          label={label}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
