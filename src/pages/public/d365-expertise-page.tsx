import { createFileRoute, Link } from '@tanstack/react-router';
import { releaseWaves } from '#features/site/public-pages/content/release-waves.ts';
import { timelineOn } from '#features/site/public-pages/rules/timeline.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { BrowseConsultantsLink } from '#features/site/public-pages/web/components/browse-consultants-link.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { ComplexityLevels } from '#features/site/public-pages/web/components/d365-expertise/complexity-levels.tsx';
import { ExpertiseBenefits } from '#features/site/public-pages/web/components/d365-expertise/expertise-benefits.tsx';
import { WaveArchive } from '#features/site/public-pages/web/components/d365-expertise/wave-archive.tsx';
import { WaveSection } from '#features/site/public-pages/web/components/d365-expertise/wave-section.tsx';
import { ReleaseWavesIllustration } from '#features/site/public-pages/web/components/illustrations/release-waves.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { dayOf } from '#lib/calendar-days.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

export const Route = createFileRoute('/d365-expertise')({
  // The day travels with the page, so that the server and the browser sort alike around midnight.
  loader: () => ({ today: dayOf(new Date()) }),
  head: () => pageHead('/d365-expertise'),
  component: D365ExpertisePage,
});

function D365ExpertisePage() {
  const { today } = Route.useLoaderData();
  const { current, upcoming, past } = timelineOn(today, releaseWaves);
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/d365-expertise" />}
        title="Upcoming D365 Features"
        lead="Microsoft brings new features to Dynamics 365 in two waves a year. Here is what matters in each, how much work it is to use it, and who can help."
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
            <Link
              to="/post-project"
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Post a Project
            </Link>
          </>
        }
        note="Features and dates are Microsoft’s and can change; each wave links to its source."
        illustration={<ReleaseWavesIllustration />}
      />
      {current.map((wave) => (
        <WaveSection key={wave.id} wave={wave} standing="current" />
      ))}
      {upcoming.map((wave) => (
        <WaveSection key={wave.id} wave={wave} standing="upcoming" />
      ))}
      <ComplexityLevels />
      <ExpertiseBenefits />
      {past.length > 0 && <WaveArchive waves={past} />}
      <CallToAction
        title="Use what you already pay for"
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
            <Link
              to="/post-project"
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Post a Project
            </Link>
          </>
        }
      >
        Most new features need an expert to switch them on, set them up and train the people. Find
        that expert here.
      </CallToAction>
    </>
  );
}
