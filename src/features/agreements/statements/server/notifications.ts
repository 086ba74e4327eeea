import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import { pathOf, type StatementStep } from '../rules/life-cycle.ts';

interface About {
  applicationId: string;
  projectTitle: string;
}

const words: Record<StatementStep, (title: string) => string> = {
  proposed: (title) => `The other side proposed a statement of work for ${title}.`,
  accepted: (title) => `The other side accepted the statement of work for ${title}.`,
  signed: (title) => `Both sides accepted the statement of work for ${title}.`,
  declined: (title) => `The other side declined the statement of work for ${title}.`,
};

/** What happened to a statement of work. */
export const statementKind = (step: StatementStep): NotificationKind<About> => ({
  name: `statement-${step}`,
  topic: 'projects',
  words: ({ projectTitle }) => words[step](quoted(projectTitle)),
  leadsTo: ({ applicationId }) => pathOf(applicationId),
});
