import { createFileRoute } from '@tanstack/react-router';
import { AnsweredApplicationIllustration } from '#features/site/public-pages/web/components/illustrations/answered-application.tsx';
import { DirectLineIllustration } from '#features/site/public-pages/web/components/illustrations/direct-line.tsx';
import { DirectoryBoardIllustration } from '#features/site/public-pages/web/components/illustrations/directory-board.tsx';
import { FromPostToStartIllustration } from '#features/site/public-pages/web/components/illustrations/from-post-to-start.tsx';
import { MarketplaceIllustration } from '#features/site/public-pages/web/components/illustrations/marketplace.tsx';
import { MatchingProfilesIllustration } from '#features/site/public-pages/web/components/illustrations/matching-profiles.tsx';
import { OwnProfileIllustration } from '#features/site/public-pages/web/components/illustrations/own-profile.tsx';
import { PlatformLayersIllustration } from '#features/site/public-pages/web/components/illustrations/platform-layers.tsx';
import { ProjectBriefIllustration } from '#features/site/public-pages/web/components/illustrations/project-brief.tsx';
import { ReleaseWavesIllustration } from '#features/site/public-pages/web/components/illustrations/release-waves.tsx';
import { SideBySideIllustration } from '#features/site/public-pages/web/components/illustrations/side-by-side.tsx';
import { WeighedFactorsIllustration } from '#features/site/public-pages/web/components/illustrations/weighed-factors.tsx';
import { WholeRateIllustration } from '#features/site/public-pages/web/components/illustrations/whole-rate.tsx';
import { Showcase } from '#ui/showcase/showcase.tsx';
import { Specimen } from '#ui/showcase/specimen.tsx';

/** For those who build the product. No page leads here, and search engines are asked to stay away. */
export const Route = createFileRoute('/design')({
  head: () => ({ meta: [{ title: 'The design system · Direct365' }] }),
  component: DesignPage,
});

const illustrations = [
  { name: 'The direct line', Illustration: DirectLineIllustration },
  { name: 'Applications side by side', Illustration: MatchingProfilesIllustration },
  { name: 'The whole rate', Illustration: WholeRateIllustration },
  { name: 'A project, filled in', Illustration: ProjectBriefIllustration },
  { name: 'The marketplace', Illustration: MarketplaceIllustration },
  { name: 'Two waves a year', Illustration: ReleaseWavesIllustration },
  { name: 'One platform of three', Illustration: PlatformLayersIllustration },
  { name: 'An answered application', Illustration: AnsweredApplicationIllustration },
  { name: 'The directory', Illustration: DirectoryBoardIllustration },
  { name: 'From post to start', Illustration: FromPostToStartIllustration },
  { name: 'A profile, filled in', Illustration: OwnProfileIllustration },
  { name: 'Two on a shortlist', Illustration: SideBySideIllustration },
  { name: 'The weights of a score', Illustration: WeighedFactorsIllustration },
] as const;

function DesignPage() {
  return (
    <Showcase
      illustrations={
        <div className="grid gap-10 lg:grid-cols-2">
          {illustrations.map(({ name, Illustration }) => (
            <Specimen key={name} title={name} layout="stack">
              <Illustration />
            </Specimen>
          ))}
        </div>
      }
    />
  );
}
