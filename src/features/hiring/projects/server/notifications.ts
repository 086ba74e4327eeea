import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';

/** To the client of a project that has been open for long. */
export const projectStillOpen: NotificationKind<{ projectId: string; title: string }> = {
  name: 'project-still-open',
  topic: 'projects',
  words: ({ title }) => `Is ${quoted(title)} still open? Without an answer it closes.`,
  leadsTo: ({ projectId }) => `/project/${projectId}`,
};
