import { EyeOff, ListChecks, SearchCheck, ShieldCheck } from 'lucide-react';
import { skills } from '#catalogue/skills.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { CardGrid, FeatureCard } from '../feature-card.tsx';
import { PageSection } from '../page-section.tsx';

/** What the product itself does. */
export function PlatformFeatures() {
  const review = useClaims().said('accountReview');
  return (
    <PageSection
      title="Platform Features"
      lead="Made for one ecosystem, and for people who have no time for tools."
    >
      <CardGrid columns={4}>
        <FeatureCard icon={SearchCheck} title="The product’s own words">
          {skills.length} skills and the modules inside them describe projects and profiles alike,
          so that the two can be compared.
        </FeatureCard>
        <FeatureCard icon={ShieldCheck} title="Approved accounts">
          Consultants are reviewed before businesses see them, and businesses before they see
          consultants.{review && ` A review takes ${review}.`}
        </FeatureCard>
        <FeatureCard icon={ListChecks} title="Decisions are told">
          Accept one application, and everyone else hears at once. Cancel a project, and so does
          everyone who has applied.
        </FeatureCard>
        <FeatureCard icon={EyeOff} title="Privacy you can explain">
          Initials for visitors, contact details for the people concerned, private projects for
          delicate work.
        </FeatureCard>
      </CardGrid>
    </PageSection>
  );
}
