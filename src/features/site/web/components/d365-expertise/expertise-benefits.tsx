import { claims } from '#features/site-settings/rules/claims.ts';
import { useClaims } from '#features/site-settings/web/hooks/use-claims.ts';
import { expertiseBenefits } from '../../../content/d365-expertise.ts';
import { PageSection } from '../page-section.tsx';

/** What well-made projects bring, in figures. */
export function ExpertiseBenefits() {
  const { figure } = useClaims();
  return (
    <PageSection
      id="benefits"
      title="What it brings"
      lead="What businesses can expect when automation and Copilot are introduced with care."
    >
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {expertiseBenefits.map(({ claim, explanation }) => (
          <div key={claim} className="border-t border-line pt-5">
            <dt>
              <span className="block text-3xl font-semibold text-ink tabular-nums">
                {figure(claim)}
              </span>
              <span className="font-semibold text-ink">{claims[claim].label}</span>
            </dt>
            <dd className="mt-2 text-ink-muted">{explanation}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
