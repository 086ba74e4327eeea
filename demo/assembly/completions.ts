import type { Insertable } from 'kysely';
import type { CompletionsTable } from '#db/tables/completions.ts';
import type { DemoCompletion } from '../content/completions.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import { completionIdOf } from './demo-ids.ts';
import type { DemoRules } from './demo-rules.ts';

interface CompletedDeal {
  applicationId: string;
  clientId: string;
  consultantId: string;
  closedAt: Date | null;
}

/** The proposal to complete a deal, with its answer. The company is that of the project. */
export function completionRow(
  { by, openPoints = '', course }: DemoCompletion,
  { applicationId, clientId, consultantId, closedAt }: CompletedDeal,
  { answerBy, reviewUntil }: DemoRules['completion'],
  now: Date,
): Omit<Insertable<CompletionsTable>, 'company_id'> {
  const proposedAt =
    typeof course === 'object'
      ? daysBefore(now, course.proposedDaysAgo)
      : hoursAfter(closedAt ?? now, course === 'no-answer' ? -24 * 7 : -21);
  const [own, other] = by === 'client' ? [clientId, consultantId] : [consultantId, clientId];
  return {
    id: completionIdOf(applicationId),
    application_id: applicationId,
    proposed_by_side: by,
    proposed_by: own,
    proposed_at: proposedAt,
    answer_by: answerBy(proposedAt),
    ...{ handover: 'yes', access_returned: 'yes', documents: 'yes' },
    points_settled: openPoints ? 'no' : 'yes',
    open_points: openPoints,
    ...(typeof course === 'string' && {
      state: 'completed',
      answered_by: course === 'confirmed' ? other : null,
      answered_at: closedAt,
      completed_how: course,
      review_until: closedAt && reviewUntil(closedAt),
    }),
  };
}
