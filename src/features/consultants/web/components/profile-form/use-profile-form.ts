import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { dropDraft, keepDraft } from '#ui/form/session-draft.ts';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { consultantProfileSchema } from '../../../rules.ts';
import { profileMessages } from '../../messages.ts';
import {
  editProfileSchema,
  type ProfileFormInput,
  type ProfileFormStart,
  type ProfileFormValues,
} from './profile-form-schema.ts';
import { useRestoredDraft } from './restored-draft.ts';
import { leaveOutUnfinished } from './sent-projects.ts';
import { useUnfinishedProjectsDialog } from './unfinished-projects-dialog.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const schemas: Record<'create' | 'edit', z.ZodType<ProfileFormValues, ProfileFormInput>> = {
  create: consultantProfileSchema,
  edit: editProfileSchema,
};

interface ProfileFormOptions {
  mode: 'create' | 'edit';
  start: ProfileFormStart;
  draftKey: string;
  isSignedIn: boolean;
}

/** The profile form's state, what sending it does, and the question it may ask before that. */
export function useProfileForm({ mode, start, draftKey, isSignedIn }: ProfileFormOptions): {
  form: UseFormReturn<ProfileFormInput, unknown, ProfileFormValues>;
  handleSubmit: (values: ProfileFormValues) => Promise<void>;
  hasUnsavedChanges: () => boolean;
  dialog: ReactNode;
} {
  const form = useSchemaForm(schemas[mode], { defaultValues: start });
  const save = useSaveProfile();
  const navigate = useNavigate();
  const { ask, dialog } = useUnfinishedProjectsDialog();
  const isLeaving = useRef(false);
  const { isDirty } = form.formState;
  useRestoredDraft(form, draftKey);

  async function sendToSignIn(entered: ProfileFormValues) {
    keepDraft(draftKey, JSON.stringify(entered));
    notify.error(profileMessages.signInFirst.title, profileMessages.signInFirst.description);
    isLeaving.current = true;
    await navigate({
      to: '/auth',
      search:
        mode === 'create'
          ? { type: 'consultant', next: '/consultant/profile/new' }
          : { type: 'consultant', mode: 'signin', next: '/consultant/profile/edit' },
    });
  }

  function showFailure(error: unknown, pathInForm: (path: string) => string) {
    const fields = asApiProblem(error)?.fields ?? [];
    const inForm = fields.map((field) => ({ ...field, path: pathInForm(field.path) }));
    const unplaced = showFieldProblems(form, inForm);
    if (inForm.length > 0 && unplaced.length === 0) return;
    const { title, description } =
      mode === 'create' ? profileMessages.notCreated : profileMessages.notUpdated;
    form.setError('root', { message: unplaced[0]?.message ?? description });
    notify.error(title, description);
  }

  async function handleSubmit(entered: ProfileFormValues) {
    if (!isSignedIn) return sendToSignIn(entered);
    const { values, unfinished, pathInForm } = leaveOutUnfinished(entered);
    if (unfinished.length > 0 && !(await ask(unfinished))) return;
    try {
      const { created } = await save.mutateAsync(values);
      const { title, description } = created ? profileMessages.created : profileMessages.updated;
      notify.success(title, description);
    } catch (error) {
      if (asApiProblem(error)?.status === 401) return sendToSignIn(entered);
      return showFailure(error, pathInForm);
    }
    dropDraft(draftKey);
    isLeaving.current = true;
    await navigate({ to: '/consultant/portal' });
  }

  return { form, handleSubmit, hasUnsavedChanges: () => isDirty && !isLeaving.current, dialog };
}
