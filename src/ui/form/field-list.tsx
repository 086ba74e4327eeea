import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from 'react-hook-form';
import { Button } from '#ui/primitives/button.tsx';
import { FieldGroup } from '#ui/primitives/field-group.tsx';
import { Hint } from '#ui/primitives/hint.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { useFilledBadge } from './filled-fields.ts';
import { FilledFrom } from './filled-from.tsx';

type FieldListProps<TValues extends FieldValues, TName extends FieldArrayPath<TValues>, TOutput> = {
  control: Control<TValues, unknown, TOutput>;
  name: TName;
  legend: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** A row's name: `(position) => `Project ${position}``, counted from 1. */
  rowLabel: (position: number) => string;
  addLabel: string;
  /** The values a new row starts with. */
  newRow: () => FieldArray<TValues, TName>;
  /** At this many rows no more can be added; the message says so. */
  max?: { rows: number; message: string } | undefined;
  /** Said while there is no row. */
  emptyText?: ReactNode;
  /** The fields of one row; their names start with `${name}.${index}.`. */
  children: (index: number) => ReactNode;
};

/** An array's message stands at its root, or on the array itself when it has no rows. */
function messageOf(error: unknown): string | undefined {
  const root: unknown = get(error, 'root.message');
  const own: unknown = get(error, 'message');
  if (typeof root === 'string') return root;
  return typeof own === 'string' ? own : undefined;
}

/** Rows of fields that can be added and removed. Focus follows: into a new row, or to what is left. */
export function FieldList<
  TValues extends FieldValues,
  TName extends FieldArrayPath<TValues>,
  TOutput,
>(props: FieldListProps<TValues, TName, TOutput>) {
  const { control, name, legend, hint, optional, rowLabel, max } = props;
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const mark = useFilledBadge(name);
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<{ row: number; on: 'field' | 'remove' } | undefined>(undefined);
  const [spoken, setSpoken] = useState('');

  // Runs after a row came or went, when the page shows the new rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of rows is what it waits for
  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (!wanted) return;
    const row = listRef.current?.children[wanted.row];
    const target = row?.querySelector<HTMLElement>(
      wanted.on === 'field' ? 'input, select, textarea' : '[data-remove-row]',
    );
    (target ?? addRef.current)?.focus();
  }, [fields.length]);

  function handleAdd() {
    focusNext.current = { row: fields.length, on: 'field' };
    append(props.newRow(), { shouldFocus: false });
    setSpoken('');
  }

  function handleRemove(index: number) {
    focusNext.current = { row: Math.min(index, fields.length - 2), on: 'remove' };
    remove(index);
    setSpoken(`${rowLabel(index + 1)} removed`);
  }

  const error = messageOf(get(errors, name));
  const full = max && fields.length >= max.rows ? max.message : undefined;

  return (
    <FieldGroup
      {...{ legend, hint, optional, error }}
      note={mark && ((id) => <FilledFrom {...{ ...mark, id }} label={legend} />)}
      data-invalid={error ? true : undefined}
    >
      {fields.length === 0 && props.emptyText && (
        <p className="text-ink-muted">{props.emptyText}</p>
      )}
      <div ref={listRef} className="flex flex-col gap-4 empty:hidden">
        {fields.map((row, index) => (
          <fieldset
            key={row.id}
            data-field-row=""
            className="relative min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5"
          >
            <legend className="sr-only">{rowLabel(index + 1)}</legend>
            <div className="-mt-1.5 mb-2 flex items-center justify-between gap-3">
              <span aria-hidden="true" className="font-medium text-ink-muted">
                {rowLabel(index + 1)}
              </span>
              <IconButton
                data-remove-row=""
                label={`Remove ${rowLabel(index + 1)}`}
                className="-mr-2"
                onClick={() => handleRemove(index)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
            <div className="flex flex-col gap-5">{props.children(index)}</div>
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={addRef}
          variant="secondary"
          size="sm"
          disabledBecause={full}
          onClick={handleAdd}
        >
          <Plus aria-hidden="true" />
          {props.addLabel}
        </Button>
        {full && !error && <Hint>{full}</Hint>}
      </div>
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </FieldGroup>
  );
}
