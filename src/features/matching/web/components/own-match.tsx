import { useQuery } from '@tanstack/react-query';
import { ownMatchQuery } from '../queries.ts';
import { MatchCard } from './match-card.tsx';
import { MatchFailed } from './match-failed.tsx';

/** How well the own profile fits a project: what its client sees of it. Nothing without a profile. */
export function OwnMatch({ projectId }: { projectId: string }) {
  const match = useQuery(ownMatchQuery(projectId));
  if (!match.data) return <MatchFailed query={match} />;
  return <MatchCard title="How your profile fits" match={match.data} alsoSeenBy="The client" />;
}
