import { complexityLevels } from '../../../content/d365-expertise.ts';
import { PageSection } from '../page-section.tsx';

/** The four levels of work, from the shortest to the longest. */
export function ComplexityLevels() {
  return (
    <PageSection
      id="complexity"
      tone="band"
      title="How much work is it?"
      lead="Four levels, with the time that a project of each kind usually takes."
    >
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {complexityLevels.map(({ id, name, duration, meaning }, index) => (
          <li key={id} className="border-t border-line pt-5">
            <Effort level={index + 1} />
            <h3 className="mt-4 text-lg font-semibold text-ink">{name}</h3>
            <p className="font-semibold text-primary-ink">{duration}</p>
            <p className="mt-2 text-ink-muted">{meaning}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

const bars = [1, 2, 3, 4] as const;

/** A decorative meter; the words beside it say the same. */
function Effort({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 44 24" aria-hidden="true" className="h-6 w-11">
      {bars.map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 12}
          y={24 - bar * 6}
          width="8"
          height={bar * 6}
          rx="2"
          className={bar <= level ? 'fill-primary' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
