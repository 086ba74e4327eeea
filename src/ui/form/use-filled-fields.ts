import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import type { FilledBadge } from './filled-fields.ts';
import {
  cookiesOf,
  type Filling,
  filledWith,
  stands,
  withFillings,
  withoutIt,
} from './fillings.ts';
import { useKeptFillings } from './use-kept-fillings.ts';

type AnyName<Values extends FieldValues> = FieldPath<Values>;
type AnyValue<Values extends FieldValues> = FieldPathValue<Values, AnyName<Values>>;

/** A value for a field, and what it was read from. */
export interface FilledField<Values extends FieldValues> extends Omit<Filling, 'before'> {
  name: AnyName<Values>;
  value: AnyValue<Values>;
}

interface Options {
  /** Marks outlive a reload in this tab under this key, as far as the form's own draft brings their values back. */
  keptAs?: string;
  /** What the form was rendered with: filled on the server, for a page that came with a text. */
  first?: readonly Filling[];
}

export interface FilledForm<Values extends FieldValues> {
  /** What was filled, and still stands there. */
  fillings: readonly Filling[];
  /** For `FilledFields`: the fields of these. */
  marks: ReadonlyMap<string, FilledBadge>;
  /** Writes values into fields and marks them. What stood there can be taken back. */
  fill: (fields: readonly FilledField<Values>[]) => void;
  /** Takes back everything that is still marked. */
  takeBackAll: () => void;
  /** Ends all marks, here and over a reload: the form was saved, or given up. */
  forget: () => void;
}

/**
 * Fills fields of a form from something that was read, and remembers for each where its value came from. A mark ends
 * when its field (or its entry of a list) is changed by any hand, and with a reset of the form. Call it after what
 * restores the form's draft.
 */
export function useFilledFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { keptAs, first = [] }: Options = {},
): FilledForm<Values> {
  const [fillings, setFillings] = useState(first);
  const isFilling = useRef(false);
  const atFirst = useRef(first);

  const keepFilled = useCallback((values: unknown) => {
    const isStillFilled = (each: Filling) => stands(each, get(values, each.name));
    setFillings((all) => (all.every(isStillFilled) ? all : all.filter(isStillFilled)));
  }, []);

  const write = useCallback(
    (held: ReadonlyMap<string, unknown>) => {
      isFilling.current = true;
      try {
        // Names and values are those of `FilledField`, which was checked; what was kept stands in the form already.
        for (const [name, value] of held) {
          form.setValue(name as AnyName<Values>, value as AnyValue<Values>, { shouldDirty: true });
        }
      } finally {
        isFilling.current = false;
      }
      // Before the first attempt nothing is said of mistakes; after it the messages follow every change.
      if (form.formState.isSubmitted) void form.trigger([...held.keys()] as AnyName<Values>[]);
    },
    [form],
  );

  useEffect(() => {
    // The draft of the form, back by now, comes before what the page was rendered with.
    const values = form.getValues();
    keepFilled(values);
    // The rest is as if it had been filled in now: the draft keeps it.
    const standing = atFirst.current.filter((each) => stands(each, get(values, each.name)));
    write(new Map(standing.map(({ name }) => [name, get(values, name)])));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isFilling.current) keepFilled(values);
      },
    });
  }, [form, keepFilled, write]);

  const kept = useKeptFillings(keptAs, fillings, (before) => {
    setFillings(before);
    keepFilled(form.getValues());
  });

  /** The values of these fields, once each was changed in turn. */
  const changedBy = useCallback(
    (change: (filling: Filling, held: unknown) => unknown, changed: readonly Filling[]) => {
      const values = form.getValues();
      const held = new Map<string, unknown>();
      for (const each of changed) {
        const { name } = each;
        held.set(name, change(each, held.has(name) ? held.get(name) : get(values, name)));
      }
      return held;
    },
    [form],
  );

  const fill = useCallback(
    (fields: readonly FilledField<Values>[]) => {
      const values = form.getValues();
      const filled = fields.map((field) => ({ ...field, before: get(values, field.name) }));
      write(changedBy(filledWith, filled));
      setFillings((all) => withFillings(all, filled));
    },
    [form, write, changedBy],
  );

  const takeBack = useCallback(
    (taken: readonly Filling[]) => {
      // What was typed over meanwhile is not ours to take back.
      const values = form.getValues();
      write(
        changedBy(
          withoutIt,
          taken.filter((each) => stands(each, get(values, each.name))),
        ),
      );
      setFillings((all) => all.filter((each) => !taken.includes(each)));
    },
    [form, write, changedBy],
  );

  const marks = useMemo(() => cookiesOf(fillings, takeBack), [fillings, takeBack]);
  const takeBackAll = useCallback(() => takeBack(fillings), [fillings, takeBack]);

  function forget() {
    setFillings([]);
    kept.forget();
  }

  return { fillings, marks, fill, takeBackAll, forget };
}
