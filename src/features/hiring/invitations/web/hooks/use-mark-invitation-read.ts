import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { ReceivedInvitation } from '../../contract/invitation-views.ts';
import { invitationsApi } from '../queries.ts';

/** Once an invitation has been opened its client sees it as read; should saying so fail, it stays new. */
export function useMarkInvitationRead({
  id,
  state,
}: Pick<ReceivedInvitation, 'id' | 'state'>): void {
  const queryClient = useQueryClient();
  const isNew = state === 'sent';
  useEffect(() => {
    // An impersonating admin as the consultant leaves it new.
    if (!isNew || includesImpersonationHint(document.cookie)) return;
    invitationsApi.markRead({ invitationId: id }).then(
      () => queryClient.invalidateQueries({ queryKey: ['invitations', 'received', 'list'] }),
      () => undefined,
    );
  }, [id, isNew, queryClient]);
}
