import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { keepSignUpPrefill } from '#features/identity/accounts/web/components/sign-up-prefill.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { useFilledFields } from '#ui/form/use-filled-fields.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import {
  createProfileSchema,
  editProfileSchema,
  type ProfileFormInput,
  type ProfileFormValues,
  refusingPastDays,
} from '../components/profile-form/profile-form-schema.ts';
import type { ProfileFormStart } from '../components/profile-form/profile-form-start.ts';
import { leaveOutUnfinished } from '../components/profile-form/sent-projects.ts';
import { useUnfinishedProjectsDialog } from '../components/profile-form/unfinished-projects-dialog.tsx';
import { profileMessages } from '../messages.ts';
import { consultantsApi, ownProfileQuery } from '../queries.ts';
import { type DraftOwner, useProfileDraft, visitorsDraft } from './use-profile-draft.ts';

const schemas: Record<'create' | 'edit', z.ZodType<ProfileFormValues, ProfileFormInput>> = {
  create: createProfileSchema,
  edit: editProfileSchema,
};

interface ProfileFormOptions {
  mode: 'create' | 'edit';
  start: ProfileFormStart;
  owner: DraftOwner;
}

/** The profile form's state, what sending it does, and the question it may ask before that. */
export function useProfileForm({ mode, start, owner }: ProfileFormOptions): {
  form: UseFormReturn<ProfileFormInput, unknown, ProfileFormValues>;
  draft: ReturnType<typeof useProfileDraft>;
  filled: ReturnType<typeof useFilledFields<ProfileFormInput, ProfileFormValues>>;
  handleSubmit: (values: ProfileFormValues) => Promise<void>;
  hasUnsavedChanges: () => boolean;
  dialog: ReactNode;
} {
  const schema = useMemo(
    () => refusingPastDays(schemas[mode], start.availableFrom || null),
    [mode, start.availableFrom],
  );
  const form = useSchemaForm(schema, { defaultValues: start });
  const save = useSaveProfile();
  const navigate = useNavigate();
  const { ask, dialog } = useUnfinishedProjectsDialog();
  const isLeaving = useRef(false);
  const { isDirty } = form.formState;
  const draft = useProfileDraft(form, { owner, start });
  const filled = useFilledFields(form, { keptAs: `profile-sources:${owner}` });

  async function sendToSignIn(entered: ProfileFormValues) {
    // The draft stays, for the way back.
    if (owner === visitorsDraft) keepSignUpPrefill(entered);
    notify.error(profileMessages.signInFirst);
    isLeaving.current = true;
    await navigate({
      to: '/auth',
      search: {
        type: 'consultant',
        // Whose session has ended has an account; a visitor may have none.
        ...(owner === visitorsDraft ? {} : { mode: 'signin' as const }),
        next: mode === 'create' ? '/consultant/profile/new' : '/consultant/profile/edit',
      },
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
    if (owner === visitorsDraft) return sendToSignIn(entered);
    const { values, unfinished, pathInForm } = leaveOutUnfinished(entered);
    if (unfinished.length > 0 && !(await ask(unfinished))) return;
    try {
      const { created, referral } = await save.mutateAsync(values);
      notify.success(created ? profileMessages.created : profileMessages.updated);
      if (referral) notifyOfReferral(referral);
    } catch (error) {
      if (asApiProblem(error)?.status === 401) return sendToSignIn(entered);
      return showFailure(error, pathInForm);
    }
    draft.finish();
    filled.forget();
    isLeaving.current = true;
    await navigate({ to: '/consultant/portal' });
  }

  const hasUnsavedChanges = () => isDirty && !isLeaving.current;
  return { form, draft, filled, handleSubmit, hasUnsavedChanges, dialog };
}

function notifyOfReferral(referral: keyof typeof profileMessages.referral) {
  const say = referral === 'applied' ? notify.success : notify.error;
  say(profileMessages.referral[referral]);
}

/** Saves the profile form, and lets everything that shows the profile know. */
function useSaveProfile() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();

  return useMutation({
    mutationFn: ({ email: _email, ...profile }: ProfileFormValues) =>
      consultantsApi.saveOwnProfile(profile, { context: { idempotencyKey: intent.current() } }),
    onSuccess: async ({ profile }) => {
      intent.renew();
      queryClient.setQueryData(ownProfileQuery.queryKey, profile);
      await Promise.all([
        // The name in the navigation, and what stands in the way of applying.
        queryClient.invalidateQueries({ queryKey: ['accounts'], refetchType: 'all' }),
        queryClient.invalidateQueries({ queryKey: ['applications'] }),
        queryClient.invalidateQueries({ queryKey: ['referrals'] }),
      ]);
    },
    onError: (error) => {
      // A refusal saved nothing, so the corrected form is another intent. Without an answer it may have been saved.
      if (asApiProblem(error)) intent.renew();
    },
  });
}
