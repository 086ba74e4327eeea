import { pathOf } from '#features/agreements/statements/rules/life-cycle.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import type { MilestoneStep } from '../rules.ts';

interface About {
  applicationId: string;
  projectTitle: string;
}

const words: Record<MilestoneStep, (title: string) => string> = {
  delivered: (title) => `The consultant delivered a milestone of ${title}.`,
  returned: (title) => `The client returned a milestone of ${title}.`,
  accepted: (title) => `The client accepted a milestone of ${title}.`,
};

/** What happened to a milestone. */
export const milestoneKind = (step: MilestoneStep): NotificationKind<About> => ({
  name: `milestone-${step}`,
  topic: 'projects',
  words: ({ projectTitle }) => words[step](quoted(projectTitle)),
  leadsTo: ({ applicationId }) => pathOf(applicationId),
});

/** The side that is notified of a step: the other one made it. */
export const sideNotified = (step: MilestoneStep): Side =>
  step === 'delivered' ? 'client' : 'consultant';
