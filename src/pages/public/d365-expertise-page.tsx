import { createFileRoute, Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { releaseWaves } from '../../content/release-waves.ts';
import { timelineOn } from '../../rules.ts';
import { PageBreadcrumbs } from '../components/breadcrumbs.tsx';
import { BrowseConsultantsLink } from '../components/browse-consultants-link.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { ComplexityLevels } from '../components/d365-expertise/complexity-levels.tsx';
import { ExpertiseBenefits } from '../components/d365-expertise/expertise-benefits.tsx';
import { WaveArchive } from '../components/d365-expertise/wave-archive.tsx';
import { WaveSection } from '../components/d365-expertise/wave-section.tsx';
import { ReleaseWavesIllustration } from '../components/illustrations/release-waves.tsx';
import { pageHead } from '../components/page-head.ts';
import { PageHero } from '../components/page-hero.tsx';

export const Route = createFileRoute('/d365-expertise')({
  // The day travels with the page, so that the server and the browser sort alike around midnight.
  loader: () => ({ today: new Date().toISOString().slice(0, 10) }),
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
      <ClosingCall
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
        Most new features wait for somebody to switch them on, set them up and train the people.
        Find that somebody here.
      </ClosingCall>
    </>
  );
}
