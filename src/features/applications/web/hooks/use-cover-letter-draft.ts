import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';

interface CoverLetter {
  coverLetter: string;
}

/** Keeps a cover letter in this tab while it is written, so that a reload or signing in does not cost it. */
export function useCoverLetterDraft(form: UseFormReturn<CoverLetter>, draftKey: string): void {
  const coverLetter = useWatch({ control: form.control, name: 'coverLetter' });

  // First the old draft, then every change: the other way round the empty form would overwrite it.
  useEffect(() => {
    const draft = readDraft(draftKey);
    if (draft !== null && form.getValues('coverLetter') === '') form.setValue('coverLetter', draft);
  }, [form, draftKey]);

  useEffect(() => {
    if (coverLetter === '') dropDraft(draftKey);
    else keepDraft(draftKey, coverLetter);
  }, [coverLetter, draftKey]);
}
