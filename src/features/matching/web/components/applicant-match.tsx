import { useQuery } from '@tanstack/react-query';
import { applicantMatchQuery } from '../queries.ts';
import { MatchCard } from './match-card.tsx';
import { MatchFailed } from './match-failed.tsx';

/** How well an applicant fits the project: what the applicant sees of it, too. Nothing until it is known. */
export function ApplicantMatch({ applicationId }: { applicationId: string }) {
  const match = useQuery(applicantMatchQuery(applicationId));
  if (!match.data) return <MatchFailed query={match} />;
  return (
    <MatchCard title="How this consultant fits" match={match.data} alsoSeenBy="The consultant" />
  );
}
