import { createFileRoute, Link } from '@tanstack/react-router';
import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import { BenefitList } from '#features/billing/subscriptions/web/components/benefit-list.tsx';
import { consultantSummarySteps } from '#features/site/public-pages/content/how-it-works.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { CommissionComparison } from '#features/site/public-pages/web/components/commission-comparison.tsx';
import { WholeRateIllustration } from '#features/site/public-pages/web/components/illustrations/whole-rate.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { StepList } from '#features/site/public-pages/web/components/step-list.tsx';
import { SubscriptionPrice } from '#features/site/public-pages/web/components/subscription-price.tsx';
import { WhyConsultants } from '#features/site/public-pages/web/components/why-consultants.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';

export const Route = createFileRoute('/consultant-home')({
  head: () => pageHead('/consultant-home'),
  component: ConsultantHomePage,
});

function ConsultantHomePage() {
  const claims = useClaims();
  const { figure, said } = claims;
  const commission = said('agencyCommission');
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/consultant-home" />}
        title={`Keep ${figure('keptRate')} of your day rate`}
        lead={`Direct365 brings you Dynamics 365 projects from the businesses themselves. You pay a flat subscription, free for the first ${trialMonths} months, and no commission, ever.`}
        actions={
          <>
            <Link
              to="/auth"
              search={{ type: 'consultant' }}
              className={buttonClassName({ size: 'lg' })}
            >
              Join as a Consultant
            </Link>
            <Link to="/subscribe" className={buttonClassName({ size: 'lg', variant: 'secondary' })}>
              See the Plans
            </Link>
          </>
        }
        note="Creating a profile costs nothing. You subscribe when you want to apply."
        illustration={<WholeRateIllustration />}
      />
      <WhyConsultants />
      <PageSection
        tone="band"
        title="A commission, or a subscription?"
        lead={
          commission
            ? `Agencies quote ${commission}. It grows with every day you work; a subscription does not.`
            : 'A commission grows with every day you work; a subscription does not.'
        }
      >
        <div
          className={`grid gap-6 ${commission ? 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]' : ''}`}
        >
          {commission && <CommissionComparison commission={commission} />}
          <Card>
            <CardTitle level={3}>What the subscription gives you</CardTitle>
            <BenefitList />
          </Card>
        </div>
        <div className="mt-6">
          <SubscriptionPrice />
        </div>
      </PageSection>
      <PageSection
        layout="beside"
        title="How it works"
        lead="Three steps, and the second one is ours."
        action={
          <Link
            to="/how-it-works"
            search={{ for: 'consultants' }}
            className={buttonClassName({ variant: 'secondary' })}
          >
            All Steps
          </Link>
        }
      >
        <StepList steps={consultantSummarySteps(claims)} />
      </PageSection>
      <CallToAction
        title="Your next project is looking for you"
        note="Free to join • No commitment • Start in minutes"
        actions={
          <Link
            to="/auth"
            search={{ type: 'consultant' }}
            className={buttonClassName({ size: 'lg' })}
          >
            Apply as Consultant
          </Link>
        }
      >
        Show three skills, a few projects and your rate. The rest you tell your clients yourself.
      </CallToAction>
    </>
  );
}
