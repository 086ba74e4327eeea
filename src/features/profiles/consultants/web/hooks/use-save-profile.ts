import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import type { ProfileFormValues } from '../components/profile-form/profile-form-schema.ts';
import { consultantsApi, ownProfileQuery } from '../queries.ts';

/** Saves the profile form, and lets everything that shows the profile know. */
export function useSaveProfile() {
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
