import { Link } from '@tanstack/react-router';
import {
  EyeOff,
  Handshake,
  ListChecks,
  MessagesSquare,
  Percent,
  PiggyBank,
  SearchCheck,
  Send,
  ShieldCheck,
  Timer,
} from 'lucide-react';
import { skills } from '#catalogue/skills.ts';
import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { PageBreadcrumbs } from '../breadcrumbs.tsx';
import { BrowseConsultantsLink } from '../browse-consultants-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { CardGrid, FeatureCard } from '../feature-card.tsx';
import { MarketplaceIllustration } from '../illustrations/marketplace.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { ServiceCards } from '../service-cards.tsx';

// Keeps the product's name on one line.
const noBreak = '\u00a0';

/** The marketing home: what there is, for whom, and where it starts. */
export function MarketingHome() {
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/services" />}
        title={`Where Dynamics${noBreak}365 work finds the people who know it`}
        lead="Businesses describe what they need. Certified consultants answer themselves. No agency reads along, and no one takes a share."
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
            <Link
              to="/auth"
              search={{ type: 'consultant' }}
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Apply as Consultant
            </Link>
          </>
        }
        figures={['certifiedConsultants', 'successfulProjects']}
        illustration={<MarketplaceIllustration />}
      />
      <ForBusinesses />
      <ForConsultants />
      <PlatformFeatures />
      <AdditionalServices />
      <CallToAction
        title="Ready when you are"
        note="Free to join • No commitment • Start in minutes"
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
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
        Look at the consultants first, or show what you can do.
      </CallToAction>
    </>
  );
}

/** The services that can be ordered on top. */
function AdditionalServices() {
  return (
    <PageSection
      tone="band"
      title="Additional Services"
      lead="Help for businesses that would rather have a step done for them."
      action={
        <Link to="/business-services" className={buttonClassName({ variant: 'secondary' })}>
          All Business Services
        </Link>
      }
    >
      <ServiceCards />
    </PageSection>
  );
}

/** Three reasons for businesses. */
function ForBusinesses() {
  const { said } = useClaims();
  const saving = said('agencySaving');
  const response = said('consultantResponse');
  return (
    <PageSection
      title="For Businesses"
      lead="Find the consultant for a phase, a module or a whole implementation."
      action={
        <Link to="/business-home" className={buttonClassName()}>
          Learn More<VisuallyHidden> about Direct365 for businesses</VisuallyHidden>
        </Link>
      }
    >
      <CardGrid columns={3}>
        <FeatureCard icon={MessagesSquare} title="Speak with who does the work">
          Contact is direct from the cover letter on. You hear from the consultant, in their own
          words, what they would do.
        </FeatureCard>
        <FeatureCard icon={PiggyBank} title="Pay for work, not for margins">
          {saving && `Save ${saving} against agency fees. `}The rate you agree is the rate you pay.
        </FeatureCard>
        <FeatureCard icon={Timer} title={response ? 'Move within days' : 'Move without detours'}>
          {response
            ? `A typical consultant responds in ${response}. Post in the morning, and talk about the project tomorrow.`
            : 'Post your project, and talk about it with the consultants who answer.'}
        </FeatureCard>
      </CardGrid>
    </PageSection>
  );
}

/** Three reasons for consultants. */
function ForConsultants() {
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
          see them all, your best match first or the newest first.
        </FeatureCard>
        <FeatureCard icon={Handshake} title="Own the relationship">
          Your client, your contract, your invoice. The next project can come from the same desk.
        </FeatureCard>
      </CardGrid>
    </PageSection>
  );
}

/** What the product itself does. */
function PlatformFeatures() {
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
