import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import {
  applicantScoresQuery,
  receivedApplicationQuery,
} from '#features/hiring/applications/web/queries/client-queries.ts';
import { ApplicationDecision } from '#features/hiring/offers/web/components/application-decision.tsx';
import { initialsOfName } from '#features/identity/accounts/rules/person-name.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { comparisonMax } from '../../rules/limits.ts';
import { ComparedHead, comparedNameClassName } from './compared-head.tsx';
import { type Aspect, answersAspect, profileAspects } from './comparison-aspects.tsx';
import { type ComparisonSearch, SideBySide } from './side-by-side.tsx';

/** An applicant, and how well they fit; null where that could not be found out. */
interface Applicant {
  application: ReceivedApplication;
  score: number | null;
}

/** The state of an application, and that it is being approved. */
const statusWords = ({ status, approval }: ReceivedApplication): string =>
  approval?.state === 'waiting'
    ? `${applicationStatuses.label(status)}, being approved`
    : applicationStatuses.label(status);

/** What applicants are compared by: how they fit, what they wrote, and then what every profile says. */
const applicantAspects: readonly Aspect<Applicant>[] = [
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
    values: ({ application }) => [statusWords(application)],
    shows: ({ application }) => statusWords(application),
  },
  ...profileAspects.map(
    ({ name, values, shows }): Aspect<Applicant> => ({
      name,
      values: ({ application }) => values(application.consultant),
      shows: ({ application }, shared) => shows(application.consultant, shared),
    }),
  ),
];

interface ComparedApplicantsProps {
  projectId: string;
  /** The ids of their applications. */
  ids: readonly string[];
  search: ComparisonSearch;
}

/** Some of those who applied to a project, side by side: how they fit, what they wrote and what their profiles say. */
export function ComparedApplicants({ projectId, ids, search }: ComparedApplicantsProps) {
  const scores = useQuery(applicantScoresQuery(projectId, ids));
  const results = useQueries({ queries: ids.map(receivedApplicationQuery) });
  // Of those alone who are shown: with the application of another project nothing is asked of its consultant.
  const consultantIds = results.flatMap(({ data }) =>
    data?.projectId === projectId ? data.consultant.userId : [],
  );
  const empty = <NobodyChosen projectId={projectId} />;
  if (ids.length === 0) return empty;
  return (
    <SideBySide
      results={results.map(({ data, error, isPending, isFetching, refetch }) => ({
        // An application to another project has no place here.
        data:
          data?.projectId === projectId
            ? { application: data, score: scores.data?.[data.id] ?? null }
            : undefined,
        error,
        // Without the scores the rest is shown, too.
        isPending: isPending || (scores.isPending && scores.failureCount === 0),
        isFetching,
        refetch,
      }))}
      search={search}
      aspects={[
        answersAspect(consultantIds, ({ application }: Applicant) => application.consultant.userId),
        ...applicantAspects,
      ]}
      keyOf={({ application }) => application.id}
      head={(applicant) => <ApplicantHead applicant={applicant} />}
      noun="applicants"
      absent="not among the applications to this project"
      empty={empty}
    />
  );
}

function ApplicantHead({ applicant: { application } }: { applicant: Applicant }) {
  const { id: applicationId, consultant } = application;
  const { name, photoUrl, isPhotoSharp, title } = consultant;
  return (
    <ComparedHead
      name={name}
      initials={initialsOfName(name)}
      photoUrl={photoUrl}
      isPhotoSharp={isPhotoSharp}
      title={title}
      link={
        <Link
          to="/application/$applicationId"
          params={{ applicationId }}
          className={comparedNameClassName}
        >
          {name}
        </Link>
      }
      action={
        <>
          <ApplicationDecision application={application} size="sm" />
          <ContactLink
            personId={consultant.userId}
            name={name}
            projectId={application.projectId}
            variant="secondary"
            size="sm"
          >
            Contact
          </ContactLink>
        </>
      }
    />
  );
}

function NobodyChosen({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      icon={<Scale />}
      title="No one to compare"
      action={
        <Link to="/project/$projectId" params={{ projectId }} className={buttonClassName()}>
          Go to the Project
        </Link>
      }
    >
      Choose up to {comparisonMax} of those who have applied.
    </EmptyState>
  );
}
