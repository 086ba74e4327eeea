import { Badge } from '#ui/primitives/badge.tsx';
import type { ReleaseWave } from '../../../content/release-waves.ts';
import { PageSection } from '../page-section.tsx';
import { WaveDates } from './wave-dates.tsx';
import { WaveFeatures } from './wave-features.tsx';
import { WaveSources } from './wave-sources.tsx';

interface WaveSectionProps {
  wave: ReleaseWave;
  standing: 'current' | 'upcoming';
}

/** A wave that is running or yet to come. */
export function WaveSection({ wave, standing }: WaveSectionProps) {
  return (
    <PageSection id={wave.id} title={wave.name} lead={wave.summary}>
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold text-ink sm:-mt-6">
        <WaveDates {...wave} />
        {standing === 'current' ? (
          <Badge tone="success">Running now</Badge>
        ) : (
          <Badge tone="info">Coming next</Badge>
        )}
      </p>
      <WaveFeatures features={wave.features} headingLevel={3} />
      <WaveSources sources={wave.sources} />
    </PageSection>
  );
}
