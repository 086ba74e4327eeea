import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './session-draft.ts';

interface KeptDraftOptions<Values extends FieldValues> {
  /** Names the draft in this tab: one for each person and thing. */
  key: string;
  /** What was kept, as far as it still fits the form; null for none. */
  read: () => Partial<Values> | null;
  /** What is to be kept of the form's values; null when there is nothing worth it. */
  write: (values: Values) => string | null;
}

interface KeptDraft {
  /** What was entered before stands in the form again. */
  isRestored: boolean;
  /** Deletes the draft: it has been sent, or discarded. */
  finish: () => void;
}

/**
 * Keeps what is entered in a form over a reload of the page, in this tab only. `read` and `write` are those of the
 * first rendering.
 */
export function useKeptDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, ...options }: KeptDraftOptions<Values>,
): KeptDraft {
  const [isRestored, setIsRestored] = useState(false);
  const isFinished = useRef(false);
  const { current: draft } = useRef(options);

  // First the old draft, then every change: the other way round the empty form would overwrite it.
  useEffect(() => {
    const kept = draft.read();
    if (kept) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
      setIsRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isFinished.current) return;
        const changed = draft.write(values);
        if (changed === null) dropDraft(key);
        else keepDraft(key, changed);
      },
    });
  }, [form, key, draft]);

  return {
    isRestored,
    finish() {
      isFinished.current = true;
      dropDraft(key);
    },
  };
}
