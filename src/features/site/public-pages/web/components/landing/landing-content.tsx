import { Link } from '@tanstack/react-router';
import { BadgeCheck, EyeOff, Layers, MessagesSquare, Timer, Wallet } from 'lucide-react';
import { skills } from '#catalogue/skills.ts';
import { ConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/consultant-preview.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { vettingClaim } from '../../../content/vetting-claim.ts';
import { BrowseConsultantsLink } from '../browse-consultants-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { ClaimFigures } from '../claim-figures.tsx';
import { FeaturePoint, FeaturePointList } from '../feature-point.tsx';
import { DirectLineIllustration } from '../illustrations/direct-line.tsx';
import { LinkedData } from '../linked-data.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { organizationAndSite } from '../structured-data.ts';
import { ForBothSides } from './for-both-sides.tsx';

// Keeps the product's name on one line.
const noBreak = '\u00a0';

/** The landing page; two addresses show it. */
export function LandingContent() {
  const { figure, said } = useClaims();
  const saving = said('agencySaving');
  return (
    <>
      <PageHero
        kicker="Dynamics 365 and Power Platform"
        title={`The right Dynamics${noBreak}365 consultant, with no agency in between`}
        lead={
          <>
            Post your project, compare certified consultants and talk to them directly. They keep{' '}
            {figure('keptRate')} of their day rate
            {saving
              ? `, and you save ${saving} against agency fees.`
              : ', and you pay no agency fee.'}
          </>
        }
        actions={
          <>
            <Link to="/get-started" className={buttonClassName({ size: 'lg' })}>
              Get Started
            </Link>
            <BrowseConsultantsLink size="lg" variant="secondary" />
          </>
        }
        note="Posting a project is free. No commission, from either side."
        illustration={<DirectLineIllustration />}
      />
      <section aria-label="Direct365 in figures" className="pb-14 sm:pb-24">
        <Container>
          <ClaimFigures
            ids={[
              'certifiedConsultants',
              'successfulProjects',
              'consultantResponse',
              'ownCommission',
            ]}
          />
        </Container>
      </section>
      <WhyChoose />
      <PageSection
        id="consultants"
        title="Meet some of our consultants"
        lead="The newest first, by their initials. Names and contact details are for approved clients."
        action={<BrowseConsultantsLink variant="secondary" />}
      >
        <ConsultantPreview />
      </PageSection>
      <ForBothSides />
      <CallToAction
        title="Start with your project, or with your profile"
        note="Free to join • No commitment • Start in minutes"
        actions={
          <>
            <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
              Post a Project
            </Link>
            <Link
              to="/auth"
              search={{ type: 'consultant' }}
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Apply as Consultant
            </Link>
          </>
        }
      >
        A few minutes are enough to say what you need, or what you can do. Everything after that is
        between the two of you.
      </CallToAction>
      <LinkedData things={organizationAndSite()} />
    </>
  );
}

/** Six reasons, for both sides of the market. */
function WhyChoose() {
  const claims = useClaims();
  const { said } = claims;
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
          An agency’s commission is part of what you pay it. We take nothing: consultants pay one
          flat subscription.
        </FeaturePoint>
        <FeaturePoint icon={BadgeCheck} title="Approved by a person">
          {vettingClaim(claims)} Clients see only approved consultants.
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
