import { BadgeCheck, Eye, FileText, MessagesSquare, PiggyBank, Timer } from 'lucide-react';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { vettingClaim } from '../../content/vetting-claim.ts';
import { FeaturePoint, FeaturePointList } from './feature-point.tsx';
import { PageSection } from './page-section.tsx';

/** Why a business should look here. */
export function WhyBusinesses() {
  const claims = useClaims();
  const { said } = claims;
  const saving = said('agencySaving');
  const response = said('consultantResponse');
  return (
    <PageSection
      title="Why businesses choose Direct365"
      lead="You know your processes. We make sure that you meet people who know the product."
    >
      <FeaturePointList>
        <FeaturePoint icon={MessagesSquare} title="Direct from day one">
          You speak with the person who will do the work, before you decide and while it runs.
        </FeaturePoint>
        <FeaturePoint icon={PiggyBank} title={saving ? `Save ${saving}` : 'No agency fee'}>
          We take no commission, so the whole budget goes into the project.
        </FeaturePoint>
        <FeaturePoint icon={BadgeCheck} title="Approved one by one">
          {vettingClaim(claims)} Profiles list their Microsoft certifications and the modules they
          have worked with.
        </FeaturePoint>
        <FeaturePoint icon={Timer} title={response ? 'An answer tomorrow' : 'Answers side by side'}>
          {response && `A typical consultant responds in ${response}. `}You compare applications
          while others still wait for an account manager.
        </FeaturePoint>
        <FeaturePoint icon={Eye} title="You decide who sees it">
          Public projects are open for applications. Private ones stay hidden, and you invite the
          consultants you choose.
        </FeaturePoint>
        <FeaturePoint icon={FileText} title="Help where you want it">
          Interviews, sourcing and contracts can be ordered one by one, at a price you know
          beforehand.
        </FeaturePoint>
      </FeaturePointList>
    </PageSection>
  );
}
