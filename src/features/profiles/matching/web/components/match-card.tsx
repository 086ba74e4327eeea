import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { matchScoreSchema } from '../../contract.ts';
import { MatchBreakdown } from './match-breakdown.tsx';

interface MatchCardProps {
  title: string;
  match: z.infer<typeof matchScoreSchema>;
  /** Who else sees this. */
  alsoSeenBy: string;
}

/** How well a consultant fits a project, with the reasons. */
export function MatchCard({ title, match, alsoSeenBy }: MatchCardProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p>
        <span className="text-2xl font-semibold text-ink tabular-nums">{match.total}</span>{' '}
        <span className="text-ink-muted">of 100 match points. {alsoSeenBy} sees the same.</span>
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
