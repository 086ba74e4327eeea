import type { UseFormReturn } from 'react-hook-form';
import { readDraft } from '#ui/form/session-draft.ts';
import { useKeptDraft } from '#ui/form/use-kept-draft.ts';

interface CoverLetter {
  coverLetter: string;
}

/** Keeps a cover letter while it is written, so that a reload or signing in does not cost it. */
export function useCoverLetterDraft(form: UseFormReturn<CoverLetter>, draftKey: string) {
  return useKeptDraft(form, {
    key: draftKey,
    read() {
      const coverLetter = readDraft(draftKey);
      // What was typed before the page was hydrated is newer.
      return coverLetter === null || form.getValues('coverLetter') !== '' ? null : { coverLetter };
    },
    write: ({ coverLetter }) => coverLetter || null,
  });
}
