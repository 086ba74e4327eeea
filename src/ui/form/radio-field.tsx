import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioLayout, type RadioOption } from '#ui/primitives/radio-group.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Choice = string | null | undefined;

type RadioFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choice>,
  TOutput,
> = FormFieldProps<TValues, TName, TOutput> & {
  options: readonly RadioOption[];
  layout?: RadioLayout | undefined;
};

/** One choice of a few, all in sight. */
export function RadioField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Choice>,
  TOutput,
>(props: RadioFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, options, layout } = props;
  const { field, error, note } = useFormField(control, name, label);

  return (
    <RadioGroup
      {...{ hint, optional, error, note, className, options, layout, name }}
      legend={label}
      required={!optional}
      value={field.value ?? undefined}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
