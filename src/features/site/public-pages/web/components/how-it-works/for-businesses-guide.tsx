import { Link } from '@tanstack/react-router';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { businessQuestions, businessSteps } from '../../../content/how-it-works.ts';
import { BrowseConsultantsLink } from '../browse-consultants-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { FromPostToStartIllustration } from '../illustrations/from-post-to-start.tsx';
import { PageSection } from '../page-section.tsx';
import { QuestionList } from '../question-list.tsx';
import { ServiceCards } from '../service-cards.tsx';
import { StepList } from '../step-list.tsx';
import { HowAccountsAreChecked } from './how-accounts-are-checked.tsx';

/** How it works for businesses, from the account to the start of the work. */
export function ForBusinessesGuide() {
  const claims = useClaims();
  return (
    <>
      <PageSection
        title="Five steps for businesses"
        action={<BrowseConsultantsLink variant="secondary" />}
      >
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <StepList steps={businessSteps(claims)} />
          <div className="mx-auto hidden w-full max-w-sm lg:block">
            <FromPostToStartIllustration />
          </div>
        </div>
      </PageSection>
      <PageSection
        tone="band"
        title="Want a step done for you?"
        lead="Order it with a short form, one at a time."
        action={
          <Link to="/business-services" className={buttonClassName({ variant: 'secondary' })}>
            All Business Services
          </Link>
        }
      >
        <ServiceCards />
      </PageSection>
      <PageSection
        layout="beside"
        title="How accounts are checked"
        lead="A person decides about every account, by its profile, the evidence for certifications, its projects, and where the sign-up came from."
      >
        <HowAccountsAreChecked />
      </PageSection>
      <PageSection layout="beside" title="Questions businesses ask">
        <QuestionList questions={businessQuestions(claims)} />
      </PageSection>
      <CallToAction
        title="Ten minutes for a good project"
        actions={
          <>
            <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
              Post a Project
            </Link>
            <Link
              to="/project-posting-guide"
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Read the Posting Guide
            </Link>
          </>
        }
      >
        The form asks for what consultants want to know. The guide shows you what to have at hand.
      </CallToAction>
    </>
  );
}
