import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { CharacterCounter } from './character-counter.tsx';
import { FieldError } from './field-error.tsx';
import { Hint } from './hint.tsx';
import { Label } from './label.tsx';

/** What a control must carry to belong to its field. Spread it on the control. */
export type FieldControlProps = {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Says to assistive technology that the field must be filled in. */
  required?: boolean | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean | undefined;
  counter?: { length: number; max: number } | undefined;
  /** Something more about the value, below the control. What is given the id describes the control. */
  note?: ((id: string) => ReactNode) | undefined;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
};

/** A label, a control, its help and its error, tied together by ids. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional = false, counter, note } = props;
  const id = useId();
  const part = (name: string, present: unknown) => (present ? `${id}-${name}` : undefined);
  const hintId = part('hint', hint);
  const errorId = part('error', error);
  const counterId = part('counter', counter);
  const noteId = part('note', note);
  const optionalId = part('optional', optional);

  return (
    <div data-field="" className={cx('flex min-w-0 flex-col gap-1.5', props.className)}>
      <div className="flex flex-col justify-end gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={id}>{label}</Label>
          {optional && (
            <span id={optionalId} className="text-sm text-ink-muted">
              Optional
            </span>
          )}
        </div>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
      {props.children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cx(errorId, hintId, optionalId, noteId, counterId) || undefined,
      })}
      {noteId && note?.(noteId)}
      {(errorId || counterId) && (
        <div className="flex items-start justify-between gap-4">
          {errorId && <FieldError id={errorId}>{error}</FieldError>}
          {counter && counterId && <CharacterCounter id={counterId} {...counter} />}
        </div>
      )}
    </div>
  );
}
