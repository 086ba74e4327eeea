import { type MatchFactor, matchWeights } from '#features/profiles/matching/rules/weights.ts';
import { Bar } from '#ui/primitives/bar.tsx';
import { matchFactors } from '../../../content/ranking.ts';
import { Sheet, Stage } from './stage.tsx';

const factors = Object.keys(matchWeights) as MatchFactor[];
const heaviest = Math.max(...Object.values(matchWeights));

/** What a match score is made of: every factor, as long as its weight. */
export function WeighedFactorsIllustration() {
  return (
    <Stage>
      <Sheet>
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-semibold text-ink">Match score</p>
          <p className="text-sm text-ink-muted tabular-nums">of 100</p>
        </div>
        <div className="mt-4 flex flex-col gap-3.5">
          {factors.map((factor) => (
            <div key={factor} className="flex flex-col gap-1.5">
              <p className="flex justify-between gap-3 text-sm text-ink">
                {matchFactors[factor].name}
                <span className="text-ink-muted tabular-nums">{matchWeights[factor]}</span>
              </p>
              <Bar part={matchWeights[factor] / heaviest} />
            </div>
          ))}
        </div>
      </Sheet>
    </Stage>
  );
}
