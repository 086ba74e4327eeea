import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import { type Aspect, profileAspects } from './comparison-aspects.tsx';

/** An applicant, and how well they fit; null where that could not be found out. */
export interface Applicant {
  application: ReceivedApplication;
  score: number | null;
}

/** What applicants are compared by: how they fit, what they wrote, and then what every profile says. */
export const applicantAspects: readonly Aspect<Applicant>[] = [
  {
    name: 'Match',
    values: ({ score }) => [String(score)],
    shows: ({ score }) =>
      score === null ? (
        <span className="text-ink-muted">Not known</span>
      ) : (
        <>
          <strong className="text-lg font-semibold text-ink tabular-nums">{score}</strong> of 100
        </>
      ),
  },
  {
    name: 'Cover letter',
    values: ({ application }) => [application.coverLetter],
    shows: ({ application }) => (
      <span className="line-clamp-6 wrap-anywhere text-ink">{application.coverLetter}</span>
    ),
  },
  {
    name: 'Application',
    values: ({ application }) => [application.status],
    shows: ({ application }) => applicationStatuses.label(application.status),
  },
  ...profileAspects.map(
    ({ name, values, shows }): Aspect<Applicant> => ({
      name,
      values: ({ application }) => values(application.consultant),
      shows: ({ application }, shared) => shows(application.consultant, shared),
    }),
  ),
];
