import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import type { OwnProfile } from '../../contract/own-profile.ts';
import { profileMessages } from '../messages.ts';
import { consultantsApi, ownProfileQuery } from '../queries.ts';

/** Whether approved clients see the own photo sharp: what was just chosen, until the server has answered. */
export function usePhotoVisibility(profile: OwnProfile): {
  isShown: boolean;
  choose: (isShown: boolean) => void;
} {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'photo-visibility' },
    mutationFn: (showsPhotoToClients: boolean) =>
      consultantsApi.choosePhotoVisibility({ showsPhotoToClients }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, saved);
      notify.success(
        saved.showsPhotoToClients ? profileMessages.photoShown : profileMessages.photoBlurred,
      );
    },
    onError: () => notify.error(profileMessages.notUpdated),
  });
  return { isShown: isPending ? variables : profile.showsPhotoToClients, choose: mutate };
}
