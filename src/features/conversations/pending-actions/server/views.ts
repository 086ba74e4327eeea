import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { fewestCases } from '#features/site-operations/site-settings/rules/shown-claims.ts';
import { daysSince } from '#lib/calendar-days.ts';
import type { AnswerFigures, ClientFigures, ConsultantFigures, Waiting } from '../contract.ts';
import type { ClientAnswers } from './queries/client-answers.ts';
import type { ConsultantAnswers } from './queries/consultant-answers.ts';
import type { MeasuredAnswers } from './queries/measured-answers.ts';
import type { WaitingRow } from './queries/waiting.ts';

/** The person who waits, as the user who is asked may know them: without the last name. */
export function nameOfWhoWaits({ firstName, lastName }: WaitingRow): string | null {
  if (firstName === null || lastName === null) return null;
  return nameForApprovedClient({ firstName, lastName }, { hasAccepted: false });
}

/** What waits for an answer, as it is shown to the one who owes it. */
export const viewWaiting = (row: WaitingRow, now: Date): Waiting => ({
  kind: row.kind,
  id: row.id,
  projectTitle: row.projectTitle,
  from: nameOfWhoWaits(row),
  unread: row.unread,
  since: row.since.toISOString(),
  days: daysSince(row.since, now),
  endsOn: row.endsOn,
});

/** How a user answers: below the fewest cases a figure says more about single people than about them. */
function viewAnswers({
  cases,
  answered,
  answeredSoon,
  medianHours,
}: MeasuredAnswers): AnswerFigures {
  return {
    cases,
    answered,
    answeredSoon: cases < fewestCases ? null : answeredSoon,
    medianHours: answered < fewestCases ? null : medianHours,
  };
}

/** How the client of a project answers consultants. */
export const viewClientFigures = ({ projectId, answers }: ClientAnswers): ClientFigures => ({
  projectId,
  ...viewAnswers(answers),
});

/** How a consultant answers clients. */
export const viewConsultantFigures = ({
  consultantId,
  answers,
}: ConsultantAnswers): ConsultantFigures => ({ consultantId, ...viewAnswers(answers) });
