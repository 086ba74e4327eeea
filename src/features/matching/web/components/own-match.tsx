import { useQuery } from '@tanstack/react-query';
import { ownMatchQuery } from '../queries.ts';
import { MatchCard } from './match-card.tsx';

/** How well the own profile fits a project: what its client sees of it. Nothing without a profile. */
export function OwnMatch({ projectId }: { projectId: string }) {
  const { data: match } = useQuery(ownMatchQuery(projectId));
  if (!match) return null;
  return <MatchCard title="How your profile fits" match={match} alsoSeenBy="The client" />;
}
