import { dealKind, pageOfDeal } from '#features/hiring/applications/rules/deal-notification.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { CompletionStep } from '../rules.ts';

const otherOf = { client: 'The consultant', consultant: 'The client' } as const;
const words: Record<CompletionStep, (title: string, other: string) => string> = {
  proposed: (title, other) => `${other} proposes that ${title} is completed.`,
  reminder: (title, other) => `${other} waits for your answer: is ${title} completed?`,
  'taken-back': (title, other) => `${other} took back that ${title} is completed.`,
  missing: (title, other) => `${other} says that something is missing in ${title}.`,
  confirmed: (title, other) => `${other} confirmed that ${title} is completed.`,
  'no-answer': (title) => `${title} is completed. The proposal had no answer for seven days.`,
};

/** To one side of a deal. */
export const completionKind = (to: Side, step: CompletionStep) =>
  dealKind(
    `completion-${step}`,
    (title) => words[step](title, otherOf[to]),
    (id) => pageOfDeal(to, id),
  );
