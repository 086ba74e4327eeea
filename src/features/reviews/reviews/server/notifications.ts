import { dealKind } from '#features/hiring/applications/rules/deal-notification.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { ReviewStep } from '../rules.ts';

const otherOf = { client: 'the consultant', consultant: 'the client' } as const;
const words: Record<ReviewStep, (title: string, other: string) => string> = {
  asked: (title, other) => `How was ${title}? You can review ${other}.`,
  reminder: (title, other) => `${title}: there is still time to review ${other}.`,
  revealed: (title) => `The reviews of ${title} can be read.`,
};

/** To one side of a completed deal. */
export const reviewKind = (to: Side, step: ReviewStep) =>
  dealKind(
    `review-${step}`,
    (title) => words[step](title, otherOf[to]),
    (id) => `/application/${id}/review`,
  );
