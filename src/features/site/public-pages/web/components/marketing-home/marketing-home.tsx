import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { PageBreadcrumbs } from '../breadcrumbs.tsx';
import { BrowseConsultantsLink } from '../browse-consultants-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { MarketplaceIllustration } from '../illustrations/marketplace.tsx';
import { PageHero } from '../page-hero.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { ForBusinesses } from './for-businesses.tsx';
import { ForConsultants } from './for-consultants.tsx';
import { PlatformFeatures } from './platform-features.tsx';

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
