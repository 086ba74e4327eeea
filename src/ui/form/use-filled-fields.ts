import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import type { FilledMark } from './filled-fields.ts';
import { type KeptFilling, useKeptFillings } from './use-kept-fillings.ts';

type AnyName<Values extends FieldValues> = FieldPath<Values>;
type AnyValue<Values extends FieldValues> = FieldPathValue<Values, AnyName<Values>>;

/** A value for a field, and what it was read from. */
export interface FilledField<Values extends FieldValues> {
  name: AnyName<Values>;
  value: AnyValue<Values>;
  source: string;
}

interface Filling<Values extends FieldValues> extends FilledField<Values> {
  before: AnyValue<Values>;
}

interface FilledForm<Values extends FieldValues> {
  /** For `FilledFields`: the fields that still hold what they were filled with. */
  marks: ReadonlyMap<string, FilledMark>;
  /** Writes values into fields and marks them. What stood there can be taken back. */
  fill: (fields: readonly FilledField<Values>[]) => void;
  /** Takes back everything that is still marked. */
  takeBackAll: () => void;
  /** Keeps no mark over a reload any more: the form was saved, or given up. */
  forget: () => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Fills fields of a form from something that was read, and remembers for each where its value came from. A mark ends when
 * its field is changed by any hand, and with a reset of the form. With a key, marks outlive a reload in this tab, as far as the
 * form's own draft brings their values back.
 */
export function useFilledFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { keptAs }: { keptAs?: string } = {},
): FilledForm<Values> {
  const [fillings, setFillings] = useState<readonly Filling<Values>[]>([]);
  const isFilling = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFilling.current) return;
          const isKept = ({ name, value }: Filling<Values>) => isSame(get(values, name), value);
          setFillings((all) => (all.every(isKept) ? all : all.filter(isKept)));
        },
      }),
    [form],
  );

  const { forget } = useKeptFillings(keptAs, fillings, (kept) => {
    const isStillThere = (each: KeptFilling): each is KeptFilling & Filling<Values> =>
      isSame(get(form.getValues(), each.name), each.value);
    setFillings(kept.filter(isStillThere));
  });

  const write = useCallback(
    (fields: readonly Pick<FilledField<Values>, 'name' | 'value'>[]) => {
      isFilling.current = true;
      try {
        for (const { name, value } of fields) {
          form.setValue(name, value, { shouldDirty: true });
        }
      } finally {
        isFilling.current = false;
      }
      // Before the first attempt nothing is said of mistakes; after it the messages follow every change.
      if (form.formState.isSubmitted) void form.trigger(fields.map(({ name }) => name));
    },
    [form],
  );

  const fill = useCallback(
    (fields: readonly FilledField<Values>[]) => {
      const isAgain = (name: string) => fields.some((field) => field.name === name);
      const filled = fields.map((field) => ({ ...field, before: form.getValues(field.name) }));
      write(fields);
      setFillings((all) => [
        ...all.filter(({ name }) => !isAgain(name)),
        // What was filled twice goes back to what stood there first.
        ...filled.map((one) => ({
          ...one,
          before: all.find(({ name }) => name === one.name)?.before ?? one.before,
        })),
      ]);
    },
    [form, write],
  );

  const takeBack = useCallback(
    (taken: readonly Filling<Values>[]) => {
      write(taken.map(({ name, before }) => ({ name, value: before })));
      setFillings((all) => all.filter((each) => !taken.includes(each)));
    },
    [write],
  );

  const marks = useMemo(
    () =>
      new Map<string, FilledMark>(
        fillings.map((filling) => [
          filling.name,
          { source: filling.source, onTakeBack: () => takeBack([filling]) },
        ]),
      ),
    [fillings, takeBack],
  );
  const takeBackAll = useCallback(() => takeBack(fillings), [fillings, takeBack]);

  return { marks, fill, takeBackAll, forget };
}
