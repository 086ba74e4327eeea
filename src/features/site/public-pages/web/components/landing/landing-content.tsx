import { Link } from '@tanstack/react-router';
import { ConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/consultant-preview.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { BrowseConsultantsLink } from '../browse-consultants-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { ClaimFigures } from '../claim-figures.tsx';
import { DirectLineIllustration } from '../illustrations/direct-line.tsx';
import { LinkedData } from '../linked-data.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { organizationAndSite } from '../structured-data.ts';
import { ForBothSides } from './for-both-sides.tsx';
import { WhyChoose } from './why-choose.tsx';

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
