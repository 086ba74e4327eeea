import { Link } from '@tanstack/react-router';
import { Handshake, Percent, Send } from 'lucide-react';
import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { CardGrid, FeatureCard } from '../feature-card.tsx';
import { PageSection } from '../page-section.tsx';

/** Three reasons for consultants. */
export function ForConsultants() {
  const { figure } = useClaims();
  return (
    <PageSection
      tone="band"
      title="For Consultants"
      lead="Find your next project without giving a part of it away."
      action={
        <Link to="/auth" search={{ type: 'consultant' }} className={buttonClassName()}>
          Get Started<VisuallyHidden> as a consultant</VisuallyHidden>
        </Link>
      }
    >
      <CardGrid columns={3}>
        <FeatureCard icon={Percent} title={`Keep ${figure('keptRate')} of your rate`}>
          A flat subscription in place of a commission, free for the first {trialMonths} months. The
          more you work, the less it weighs.
        </FeatureCard>
        <FeatureCard icon={Send} title="Apply to real projects">
          Projects come from the businesses that run them, with modules, duration and a budget. You
          see them all, newest first.
        </FeatureCard>
        <FeatureCard icon={Handshake} title="Own the relationship">
          Your client, your contract, your invoice. The next project can come from the same desk.
        </FeatureCard>
      </CardGrid>
    </PageSection>
  );
}
