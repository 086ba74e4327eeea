import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { membersContract } from '../contract.ts';
import type { MemberInvitationId } from '../ids.ts';

export const membersApi = featureClient<typeof membersContract>('members');

/** The members of the company that the user acts for. */
export const membersQuery = queryOptions({
  queryKey: ['members', 'own'],
  queryFn: () => membersApi.list(),
});

/** The invitations to that company without an answer. */
export const sentInvitationsQuery = queryOptions({
  queryKey: ['members', 'invitations'],
  queryFn: () => membersApi.listInvitations(),
});

/** An invitation to the user's address. */
export const memberInvitationQuery = (invitationId: string) =>
  queryOptions({
    queryKey: ['members', 'invitation', invitationId],
    queryFn: () => membersApi.getInvitation({ invitationId: invitationId as MemberInvitationId }),
  });
