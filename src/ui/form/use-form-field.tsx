import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFilledBadge } from './filled-fields.ts';
import { FilledFrom } from './filled-from.tsx';

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

/**
 * Ties one field to its form: its value, its message when it has an error, and a note where its value came from when
 * the user did not type it. A field that is never filled automatically needs no label for that.
 */
export function useFormField<
  TValues extends FieldValues,
  TName extends FieldPath<TValues>,
  TOutput,
>(control: Control<TValues, unknown, TOutput>, name: TName, label?: ReactNode) {
  const { field, fieldState } = useController({ control, name });
  const mark = useFilledBadge(name);
  const error = fieldState.error && (fieldState.error.message || 'Please check this field.');
  const note =
    mark && label ? (id: string) => <FilledFrom {...{ ...mark, id, label }} /> : undefined;
  return { field, error, note };
}
