import { useQuery } from '@tanstack/react-query';
import { applicantMatchQuery } from '../queries.ts';
import { MatchCard } from './match-card.tsx';

/** How well an applicant fits the project: what the applicant sees of it, too. Nothing until it is known. */
export function ApplicantMatch({ applicationId }: { applicationId: string }) {
  const { data: match } = useQuery(applicantMatchQuery(applicationId));
  if (!match) return null;
  return <MatchCard title="How this consultant fits" match={match} alsoSeenBy="The consultant" />;
}
