import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** What every field of a form takes. `control` comes from the form and gives `name` its type. */
export type FormFieldProps<
  TValues extends FieldValues,
  TName extends FieldPath<TValues>,
  TOutput,
> = {
  control: Control<TValues, unknown, TOutput>;
  name: TName;
  label: string;
  hint?: ReactNode;
  /** The field may stay empty. Fields that are not optional are announced as required. */
  optional?: boolean | undefined;
  className?: string | undefined;
};

/** Ties one field to its form: its value, and its message when it has an error. */
export function useFormField<
  TValues extends FieldValues,
  TName extends FieldPath<TValues>,
  TOutput,
>(control: Control<TValues, unknown, TOutput>, name: TName) {
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error && (fieldState.error.message || 'Please check this field.');
  return { field, error };
}
