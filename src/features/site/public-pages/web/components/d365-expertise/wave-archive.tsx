import { ChevronDown } from 'lucide-react';
import type { ReleaseWave } from '../../../content/release-waves.ts';
import { PageSection } from '../page-section.tsx';
import { WaveDates } from './wave-dates.tsx';
import { WaveFeatures } from './wave-features.tsx';
import { WaveSources } from './wave-sources.tsx';

/** The waves that are over, each folded together. */
export function WaveArchive({ waves }: { waves: readonly ReleaseWave[] }) {
  return (
    <PageSection
      id="archive"
      tone="band"
      title="Earlier waves"
      lead="These features are there. A wave moves here on the day after its end."
    >
      <div className="divide-y divide-line border-y border-line">
        {waves.map((wave) => (
          <details key={wave.id} id={wave.id} className="group">
            <summary className="flex list-none flex-wrap items-center gap-x-4 py-4">
              <h3 className="text-lg font-semibold text-ink">{wave.name}</h3>
              <span className="order-last w-full text-ink-muted sm:order-none sm:w-auto">
                <WaveDates {...wave} />
              </span>
              <ChevronDown
                aria-hidden="true"
                className="ml-auto size-5 shrink-0 text-primary-ink transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div className="pb-8">
              <p className="mb-6 max-w-prose text-ink-muted">{wave.summary}</p>
              <WaveFeatures features={wave.features} headingLevel={4} />
              <WaveSources sources={wave.sources} />
            </div>
          </details>
        ))}
      </div>
    </PageSection>
  );
}
