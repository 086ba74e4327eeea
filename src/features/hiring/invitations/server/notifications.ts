import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';

/** To the consultant. */
export const invitationReceived: NotificationKind<{ invitationId: string; projectTitle: string }> =
  {
    name: 'invitation-received',
    topic: 'invitations',
    words: ({ projectTitle }) => `A client invites you to apply for ${quoted(projectTitle)}.`,
    leadsTo: ({ invitationId }) => `/invitations/${invitationId}`,
  };

/** To the client. */
export const invitationWasDeclined: NotificationKind<{ projectId: string; projectTitle: string }> =
  {
    name: 'invitation-declined',
    topic: 'invitations',
    words: ({ projectTitle }) =>
      `A consultant has declined your invitation to ${quoted(projectTitle)}.`,
    leadsTo: ({ projectId }) => `/project/${projectId}`,
  };
