import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { complexityLevels } from '../../../content/d365-expertise.ts';
import type { ComplexityId, WaveFeature } from '../../../content/release-waves.ts';

interface WaveFeaturesProps {
  features: readonly WaveFeature[];
  headingLevel: 3 | 4;
}

/** The features of a wave, each with the work it usually is. */
export function WaveFeatures({ features, headingLevel }: WaveFeaturesProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ product, title, summary, complexity }) => (
        <li key={title}>
          <Card className="h-full">
            <div>
              <p className="text-sm text-ink-muted">{product}</p>
              <CardTitle level={headingLevel} className="mt-1">
                {title}
              </CardTitle>
              <p className="mt-2 text-ink-muted">{summary}</p>
            </div>
            <CardFooter>
              <Badge>{complexityName(complexity)}</Badge>
            </CardFooter>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function complexityName(id: ComplexityId): string {
  const level = complexityLevels.find((each) => each.id === id);
  return level ? `${level.name}, ${level.duration}` : id;
}
