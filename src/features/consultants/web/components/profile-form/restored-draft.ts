import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft } from '#ui/form/session-draft.ts';
import {
  editProfileSchema,
  type ProfileFormInput,
  type ProfileFormValues,
} from './profile-form-schema.ts';

/** Brings back what was entered before somebody had to sign in. */
export function useRestoredDraft(
  form: UseFormReturn<ProfileFormInput, unknown, ProfileFormValues>,
  draftKey: string,
): void {
  useEffect(() => {
    const draft = readDraft(draftKey);
    if (draft === null) return;
    const values = parseDraft(draft);
    if (values) form.reset(values, { keepDefaultValues: true });
    else dropDraft(draftKey);
  }, [form, draftKey]);
}

function parseDraft(draft: string): ProfileFormInput | undefined {
  try {
    return editProfileSchema.safeParse(JSON.parse(draft)).data;
  } catch {
    return undefined;
  }
}
