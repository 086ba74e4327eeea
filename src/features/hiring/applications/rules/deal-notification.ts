import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import type { Side } from './life-cycle.ts';

interface About {
  applicationId: string;
  projectTitle: string;
}

/** What happened to a deal that is made: its words around the title of the project, and the page that it opens. */
export const dealKind = (
  name: string,
  words: (title: string) => string,
  leadsTo: (applicationId: string) => string,
): NotificationKind<About> => ({
  ...{ name, topic: 'projects' },
  words: ({ projectTitle }) => words(quoted(projectTitle)),
  leadsTo: ({ applicationId }) => leadsTo(applicationId),
});

/** Where a side finds its deal. */
export const pageOfDeal = (to: Side, applicationId: string): string =>
  to === 'consultant'
    ? '/consultant/portal?tab=projects&view=applications'
    : `/application/${applicationId}`;
