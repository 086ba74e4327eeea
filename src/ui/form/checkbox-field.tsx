import { type ReactNode, useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { cx } from '#ui/class-names.ts';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { FieldError } from '#ui/primitives/field-error.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.tsx';

type Ticked = boolean | undefined;

type CheckboxFieldProps<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Ticked>,
  TOutput,
> = Omit<FormFieldProps<TValues, TName, TOutput>, 'label'> & {
  /** May contain links, as the acceptance of terms does. */
  label: ReactNode;
  disabled?: boolean | undefined;
};

/** One box to tick: an agreement or an option. */
export function CheckboxField<
  TValues extends FieldValues,
  TName extends FieldPathByValue<TValues, Ticked>,
  TOutput,
>(props: CheckboxFieldProps<TValues, TName, TOutput>) {
  const { control, name, label, hint, optional = false, className, disabled } = props;
  const { field, error, note } = useFormField(control, name, label);
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const noteId = note ? `${id}-note` : undefined;
  const { value, ...rest } = field;

  return (
    <div data-field="" className={className}>
      <Checkbox
        {...rest}
        label={label}
        hint={hint}
        checked={value === true}
        disabled={disabled}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(errorId, noteId) || undefined}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
      {noteId && note?.(noteId)}
      {errorId && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
