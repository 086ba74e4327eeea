import { createFileRoute } from '@tanstack/react-router';
import { Showcase } from '#ui/showcase/showcase.tsx';
import { Specimen } from '#ui/showcase/specimen.tsx';
import { DirectLineIllustration } from '../components/illustrations/direct-line.tsx';
import { MarketplaceIllustration } from '../components/illustrations/marketplace.tsx';
import { MatchingProfilesIllustration } from '../components/illustrations/matching-profiles.tsx';
import { PlatformLayersIllustration } from '../components/illustrations/platform-layers.tsx';
import { ProjectBriefIllustration } from '../components/illustrations/project-brief.tsx';
import { ReleaseWavesIllustration } from '../components/illustrations/release-waves.tsx';
import { WholeRateIllustration } from '../components/illustrations/whole-rate.tsx';

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
