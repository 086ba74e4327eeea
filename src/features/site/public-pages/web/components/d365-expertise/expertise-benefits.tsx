import { claims } from '#features/site-operations/site-settings/rules/claims.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { expertiseBenefits } from '../../../content/d365-expertise.ts';
import { PageSection } from '../page-section.tsx';

/** What well-made projects bring, in the figures that the operator states; nothing where there are none. */
export function ExpertiseBenefits() {
  const { said } = useClaims();
  const stated = expertiseBenefits.flatMap(({ claim, explanation }) => {
    const figure = said(claim);
    return figure === null ? [] : [{ claim, figure, explanation }];
  });
  if (stated.length === 0) return null;
  return (
    <PageSection
      id="benefits"
      title="What it brings"
      lead="What businesses can expect when automation and Copilot are introduced with care."
    >
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {stated.map(({ claim, figure, explanation }) => (
          <div key={claim} className="border-t border-line pt-5">
            <dt>
              <span className="block text-3xl font-semibold text-ink tabular-nums">{figure}</span>
              <span className="font-semibold text-ink">{claims[claim].label}</span>
            </dt>
            <dd className="mt-2 text-ink-muted">{explanation}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
