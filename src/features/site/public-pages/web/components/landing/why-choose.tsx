import { BadgeCheck, EyeOff, Layers, MessagesSquare, Timer, Wallet } from 'lucide-react';
import { skills } from '#catalogue/skills.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { vettingClaim } from '../../../content/vetting-claim.ts';
import { FeaturePoint, FeaturePointList } from '../feature-point.tsx';
import { PageSection } from '../page-section.tsx';

/** Six reasons, for both sides of the market. */
export function WhyChoose() {
  const { said } = useClaims();
  const commission = said('agencyCommission');
  const response = said('consultantResponse');
  return (
    <PageSection
      tone="band"
      title="Why choose Direct365"
      lead="A marketplace for one ecosystem, built so that both sides know where they stand."
    >
      <FeaturePointList>
        <FeaturePoint icon={MessagesSquare} title="Direct contact">
          No agency sits in between. You speak with the consultant, and the two of you agree scope,
          rate and start.
        </FeaturePoint>
        <FeaturePoint icon={Wallet} title="No commission">
          {commission ? `An agency takes ${commission} of what you pay. ` : ''}We take nothing:
          consultants pay one flat subscription.
        </FeaturePoint>
        <FeaturePoint icon={BadgeCheck} title="Checked by a person">
          {vettingClaim} Clients see no one before that.
        </FeaturePoint>
        <FeaturePoint icon={Timer} title="Quick answers">
          {response
            ? `A typical consultant responds in ${response}, and everyone who has applied hears at once when you have decided.`
            : 'Everyone who has applied hears at once when you have decided.'}
        </FeaturePoint>
        <FeaturePoint icon={Layers} title="Dynamics 365, in detail">
          {skills.length} skills from Finance & Operations to Power Automate, and the modules inside
          them. You ask for what you really need.
        </FeaturePoint>
        <FeaturePoint icon={EyeOff} title="Private by default">
          Visitors see initials only, and contact details go to the people you deal with. A project
          can stay private altogether.
        </FeaturePoint>
      </FeaturePointList>
    </PageSection>
  );
}
