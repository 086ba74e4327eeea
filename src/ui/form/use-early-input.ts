import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { listEarlyInput } from './early-input.ts';

/** Takes over what was entered in the server-rendered form before its scripts ran, once, as it is hydrated. */
export function useEarlyInput<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  formRef: RefObject<HTMLFormElement | null>,
): void {
  const taken = useRef(false);

  useLayoutEffect(() => {
    if (taken.current || !formRef.current) return;
    taken.current = true;

    const values = form.getValues();
    const isFieldName = (name: string): name is FieldPath<TValues> =>
      get(form.control._fields, name) !== undefined;
    const isValueOf = (
      name: string,
      value: unknown,
    ): value is FieldPathValue<TValues, FieldPath<TValues>> => {
      const kept: unknown = get(values, name);
      return kept === undefined || kept === null || value === null || typeof kept === typeof value;
    };

    for (const { name, value } of listEarlyInput(formRef.current, (each) => get(values, each))) {
      if (isFieldName(name) && isValueOf(name, value)) form.setValue(name, value);
    }
  }, [form, formRef]);
}
