import { ArrowRight, Check, Minus } from 'lucide-react';
import { Bar } from '#ui/primitives/bar.tsx';
import type { MatchScore } from '../../rules/match-score.ts';
import { explainMatch } from './match-words.ts';

/** A score factor by factor: the points, what matched and what is missing. */
export function MatchBreakdown({ match }: { match: MatchScore }) {
  return (
    <ul className="flex flex-col gap-4">
      {explainMatch(match).map(({ factor, name, points, max, matched, related = [], missing }) => (
        <li key={factor} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="font-medium text-ink">{name}</span>
            <span className="shrink-0 text-sm text-ink-muted tabular-nums">
              {points} of {max} points
            </span>
          </span>
          <Bar part={points / max} />
          {matched.length + related.length + missing.length > 0 && (
            <ul className="flex flex-col gap-0.5 text-sm">
              {matched.map((text) => (
                <li key={text} className="flex items-start gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
                  <span className="wrap-anywhere">{text}</span>
                </li>
              ))}
              {related.map((text) => (
                <li key={text} className="flex items-start gap-2 text-ink-muted">
                  <ArrowRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  <span className="wrap-anywhere">{text}</span>
                </li>
              ))}
              {missing.map((text) => (
                <li key={text} className="flex items-start gap-2 text-ink-muted">
                  <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  <span className="wrap-anywhere">
                    <span className="sr-only">Missing: </span>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
