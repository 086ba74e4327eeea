import { pathOf } from '#features/agreements/statements/rules/life-cycle.ts';
import { dealKind } from '#features/hiring/applications/rules/deal-notification.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { MilestoneStep } from '../rules.ts';

const words: Record<MilestoneStep, (title: string) => string> = {
  delivered: (title) => `The consultant delivered a milestone of ${title}.`,
  returned: (title) => `The client returned a milestone of ${title}.`,
  accepted: (title) => `The client accepted a milestone of ${title}.`,
};

/** What happened to a milestone. */
export const milestoneKind = (step: MilestoneStep) =>
  dealKind(`milestone-${step}`, words[step], pathOf);

/** The side that is notified of a step: the other one made it. */
export const sideNotified = (step: MilestoneStep): Side =>
  step === 'delivered' ? 'client' : 'consultant';
