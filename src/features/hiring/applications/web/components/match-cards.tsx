import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MatchCard } from '#features/profiles/matching/web/components/match-card.tsx';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { applicantMatchQuery } from '../queries/client-queries.ts';
import { ownMatchQuery } from '../queries/consultant-queries.ts';

/** How well the own profile fits a project: what its client sees of it. Nothing without a profile. */
export function OwnMatch({ projectId }: { projectId: string }) {
  const match = useQuery(ownMatchQuery(projectId));
  if (!match.data) return <MatchFailed query={match} />;
  return <MatchCard title="How your profile fits" match={match.data} alsoSeenBy="The client" />;
}

/** How well an applicant fits the project: what the applicant sees of it, too. Nothing until it is known. */
export function ApplicantMatch({ applicationId }: { applicationId: string }) {
  const match = useQuery(applicantMatchQuery(applicationId));
  if (!match.data) return <MatchFailed query={match} />;
  return (
    <MatchCard title="How this consultant fits" match={match.data} alsoSeenBy="The consultant" />
  );
}

/** In the place of a match that could not be read: a way to try again, or nothing when there can be no match. */
function MatchFailed({ query }: { query: UseQueryResult }) {
  const isRefused = (asApiProblem(query.error)?.status ?? 500) < 500;
  return query.isError && !isRefused ? <PartFailed what="The match" query={query} /> : null;
}
