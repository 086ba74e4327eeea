import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft } from '#ui/form/session-draft.ts';
import { useKeptDraft } from '#ui/form/use-kept-draft.ts';
import type { ApplyValues } from '../components/apply-form-schema.ts';

/** Keeps an application while it is written, so that a reload or signing in does not cost it. */
export function useApplicationDraft<Output extends FieldValues>(
  form: UseFormReturn<ApplyValues, unknown, Output>,
  draftKey: string,
) {
  return useKeptDraft(form, {
    key: draftKey,
    read() {
      const kept = readDraft(draftKey);
      // What was typed before the page was hydrated is newer.
      if (kept === null || form.getValues('coverLetter') !== '') return null;
      return readApplication(kept, form.getValues());
    },
    write: (values) =>
      JSON.stringify(values) === JSON.stringify(form.formState.defaultValues)
        ? null
        : JSON.stringify(values),
  });
}

/** What was kept, as far as it fits a form with these values. */
function readApplication(kept: string, { terms, answers }: ApplyValues): Partial<ApplyValues> {
  try {
    const read: Partial<ApplyValues> = JSON.parse(kept);
    return {
      coverLetter: String(read.coverLetter ?? ''),
      terms: { ...terms, ...read.terms },
      answers: answers.map((answer, at) => String(read.answers?.[at] ?? answer)),
    };
  } catch {
    // A letter alone, as it was kept before there were terms.
    return { coverLetter: kept };
  }
}
