import { Link } from '@tanstack/react-router';
import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { consultantQuestions, consultantSteps } from '../../../content/how-it-works.ts';
import { CallToAction } from '../call-to-action.tsx';
import { OwnProfileIllustration } from '../illustrations/own-profile.tsx';
import { PageSection } from '../page-section.tsx';
import { QuestionList } from '../question-list.tsx';
import { StepList } from '../step-list.tsx';
import { SubscriptionPrice } from '../subscription-price.tsx';
import { HowAccountsAreChecked } from './how-accounts-are-checked.tsx';

/** How it works for consultants, from the profile to the first invoice. */
export function ForConsultantsGuide() {
  const claims = useClaims();
  return (
    <>
      <PageSection
        title="Five steps for consultants"
        action={
          <Link to="/consultant/portal" className={buttonClassName({ variant: 'secondary' })}>
            Go to the Consultant Portal
          </Link>
        }
      >
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <StepList steps={consultantSteps(claims)} />
          <div className="mx-auto hidden w-full max-w-sm lg:block">
            <OwnProfileIllustration />
          </div>
        </div>
      </PageSection>
      <PageSection
        tone="band"
        title="What it costs"
        lead={`No commission. The first ${trialMonths} months are free.`}
        action={
          <Link to="/subscribe" className={buttonClassName({ variant: 'secondary' })}>
            See the Plans
          </Link>
        }
      >
        <div className="max-w-3xl">
          <SubscriptionPrice />
        </div>
      </PageSection>
      <PageSection
        layout="beside"
        title="How accounts are checked"
        lead="A person decides about every account, by its profile, the evidence for certifications, its projects, and where the sign-up came from."
      >
        <HowAccountsAreChecked />
      </PageSection>
      <PageSection layout="beside" title="Questions consultants ask">
        <QuestionList questions={consultantQuestions(claims)} />
      </PageSection>
      <CallToAction
        title="Show what you can do"
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
        A profile is made in a few minutes and can be changed at any time.
      </CallToAction>
    </>
  );
}
