import { queryOptions } from '@tanstack/react-query';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { invitationsContract } from '../contract/operations.ts';

export const invitationsApi = featureClient<typeof invitationsContract>('invitations');

/** The client's open projects, as things to invite a consultant to. */
export const invitableProjectsQuery = (consultantId: string) =>
  pagedQuery(['invitations', 'projects', consultantId], (start) =>
    invitationsApi.listProjects({ consultantId, ...start }),
  );

/** The invitations to one of the client's projects. */
export const sentInvitationsQuery = (projectId: string, state: InvitationState | undefined) =>
  pagedQuery(['invitations', 'sent', projectId, state ?? 'all'], (start) =>
    invitationsApi.listSent({ projectId, ...(state ? { state } : {}), ...start }),
  );

/** The invitations to the consultant. */
export const receivedInvitationsQuery = (state: InvitationState | undefined) =>
  pagedQuery(['invitations', 'received', 'list', state ?? 'all'], (start) =>
    invitationsApi.listReceived({ ...(state ? { state } : {}), ...start }),
  );

/** One invitation to the consultant. Always asked anew: the client may have withdrawn it. */
export const receivedInvitationQuery = (invitationId: string) =>
  queryOptions({
    queryKey: ['invitations', 'received', invitationId],
    queryFn: () => invitationsApi.getReceived({ invitationId }),
    staleTime: 0,
  });
