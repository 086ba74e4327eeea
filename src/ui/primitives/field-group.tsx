import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import { Hint } from './hint.tsx';

export type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'className'> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Something more about the values, below the controls. What is given the id describes the group. */
  note?: ((id: string) => ReactNode) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Several controls that answer one question, named by a legend. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, optional = false, note, className, children, ...rest } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const noteId = note ? `${id}-note` : undefined;

  return (
    <fieldset
      {...rest}
      aria-describedby={cx(errorId, hintId, noteId) || undefined}
      data-field=""
      className={cx('min-w-0', className)}
    >
      <legend className="flex w-full items-baseline justify-between gap-3 pb-1.5 font-medium text-ink">
        {legend}
        {optional && <span className="text-sm font-normal text-ink-muted">Optional</span>}
      </legend>
      <div className="flex flex-col gap-2">
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {children}
        {noteId && note?.(noteId)}
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
