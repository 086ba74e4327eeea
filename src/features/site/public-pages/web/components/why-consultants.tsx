import { Gift, Handshake, MailCheck, Percent, SlidersHorizontal, Target } from 'lucide-react';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { FeaturePoint, FeaturePointList } from './feature-point.tsx';
import { PageSection } from './page-section.tsx';

/** Why a consultant should join. */
export function WhyConsultants() {
  const { figure } = useClaims();
  return (
    <PageSection
      title="Why join as a consultant"
      lead="Made for independent people who live from their name."
    >
      <FeaturePointList>
        <FeaturePoint icon={Percent} title={`Keep ${figure('keptRate')}`}>
          The rate you agree is the rate you get. Clients pay you, not us.
        </FeaturePoint>
        <FeaturePoint icon={Target} title="Projects that fit">
          Projects name their modules, duration and budget. You read three lines and know whether it
          is yours.
        </FeaturePoint>
        <FeaturePoint icon={MailCheck} title="Decisions by mail">
          Accepted, declined or cancelled: you hear of it at once, with the reason if there is one.
        </FeaturePoint>
        <FeaturePoint icon={Handshake} title="Your own clients">
          You talk directly, sign directly and stay in touch. No clause keeps you apart.
        </FeaturePoint>
        <FeaturePoint icon={SlidersHorizontal} title="Your terms">
          Rate, hours, availability and the kind of work are yours to set, and to change at any
          time.
        </FeaturePoint>
        <FeaturePoint icon={Gift} title="A month for a colleague">
          Refer a consultant who starts a paid plan, and your next month is free.
        </FeaturePoint>
      </FeaturePointList>
    </PageSection>
  );
}
