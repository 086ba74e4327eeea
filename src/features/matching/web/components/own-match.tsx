import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { ownMatchQuery } from '../queries.ts';
import { MatchBreakdown } from './match-breakdown.tsx';

/** How well the own profile fits a project: what its client sees of it. Nothing without a profile. */
export function OwnMatch({ projectId }: { projectId: string }) {
  const { data: match } = useQuery(ownMatchQuery(projectId));
  if (!match) return null;
  return (
    <Card>
      <CardTitle>How your profile fits</CardTitle>
      <p>
        <span className="text-2xl font-semibold text-ink tabular-nums">{match.total}</span>{' '}
        <span className="text-ink-muted">of 100 match points. The client sees the same.</span>
      </p>
      <Disclosure summary="Why this score">
        <MatchBreakdown match={match} />
      </Disclosure>
      <p className="text-sm text-ink-muted">
        <Link to="/how-ranking-works">How ranking works</Link>
      </p>
    </Card>
  );
}
