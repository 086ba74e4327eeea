import { createFileRoute, Link } from '@tanstack/react-router';
import { ConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/consultant-preview.tsx';
import { preloadConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/preload-preview.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { BrowseConsultantsLink } from '#features/site/public-pages/web/components/browse-consultants-link.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { MatchingProfilesIllustration } from '#features/site/public-pages/web/components/illustrations/matching-profiles.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { WhyBusinesses } from '#features/site/public-pages/web/components/why-businesses.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

export const Route = createFileRoute('/business-home')({
  loader: ({ context }) => preloadConsultantPreview(context.queryClient),
  head: () => pageHead('/business-home'),
  component: BusinessHomePage,
});

function BusinessHomePage() {
  const { said } = useClaims();
  const saving = said('agencySaving');
  const response = said('consultantResponse');
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/business-home" />}
        title="Get the consultant, not the agency"
        lead={`Describe your Dynamics 365 project once. Consultants who know the modules answer themselves,${response ? ` typically in ${response},` : ''} and you ${saving ? `save ${saving} against agency fees` : 'pay no agency fee'}.`}
        actions={
          <>
            <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
              Post a Project
            </Link>
            <BrowseConsultantsLink size="lg" variant="secondary" />
          </>
        }
        figures={['certifiedConsultants', 'successfulProjects', 'consultantResponse']}
        illustration={<MatchingProfilesIllustration />}
      />
      <WhyBusinesses />
      <PageSection
        id="consultants"
        tone="band"
        title="Consultants on Direct365"
        lead="The newest first, by their initials. With an approved account you see names, full profiles and contact details."
        action={
          <Link
            to="/auth"
            search={{ type: 'client' }}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Create a Client Account
          </Link>
        }
      >
        <ConsultantPreview />
      </PageSection>
      <CallToAction
        title="See who is available"
        note="Free to join • No commitment • Start in minutes"
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
            <Link
              to="/how-it-works"
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              How It Works
            </Link>
          </>
        }
      >
        Browse the consultants, then post a project and let the right ones come to you.
      </CallToAction>
    </>
  );
}
