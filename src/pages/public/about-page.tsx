import { createFileRoute, Link } from '@tanstack/react-router';
import { Compass, Handshake, Scale, ShieldCheck } from 'lucide-react';
import { vettingClaim } from '#features/site/public-pages/content/vetting-claim.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { BrowseConsultantsLink } from '#features/site/public-pages/web/components/browse-consultants-link.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { CardGrid, FeatureCard } from '#features/site/public-pages/web/components/feature-card.tsx';
import { PlatformLayersIllustration } from '#features/site/public-pages/web/components/illustrations/platform-layers.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

export const Route = createFileRoute('/about')({
  head: () => pageHead('/about'),
  component: AboutPage,
});

const platforms = [
  { name: 'Microsoft Dynamics 365', isOpen: true },
  { name: 'SAP', isOpen: false },
  { name: 'Oracle', isOpen: false },
] as const;

function AboutPage() {
  const claims = useClaims();
  const { figure, said } = claims;
  const range = said('agencyCommissionRange');
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/about" />}
        title="Good consultants and good projects should meet without a toll"
        lead="Our mission is to connect businesses that run Microsoft Dynamics 365 with the consultants who know it, directly, on terms that both sides understand."
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
        illustration={<PlatformLayersIllustration />}
      />
      <PageSection layout="beside" title="Why we are here">
        <div className="flex max-w-prose flex-col gap-5 text-lg">
          <p>
            {range
              ? `${range} of the price of many consulting days goes to a company that does not do the work. `
              : 'Many consulting days are paid in part to a company that does not do the work. '}
            The business pays more, the consultant earns less, and the two of them hear from each
            other through a third.
          </p>
          <p>
            Direct365 takes that part away. Consultants pay a flat subscription and keep{' '}
            {figure('keptRate')} of their day rate. Businesses post for free and talk to whom they
            choose. {vettingClaim(claims)}
          </p>
        </div>
      </PageSection>
      <PageSection
        tone="band"
        title="Part of a wider ERP platform"
        lead="Direct365 is the first marketplace of a platform for ERP expertise. The others follow the same rules."
      >
        <ul className="grid gap-4 sm:grid-cols-3">
          {platforms.map(({ name, isOpen }) => (
            <li
              key={name}
              className="flex items-center justify-between gap-3 rounded-lg border border-line bg-canvas p-5"
            >
              <span className="font-semibold text-ink">{name}</span>
              <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Coming soon'}</Badge>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="What we value">
        <CardGrid columns={4}>
          <FeatureCard icon={Handshake} title="Directness">
            People who work together should speak with each other, from the first message on.
          </FeatureCard>
          <FeatureCard icon={Scale} title="Fairness">
            One price, the same for all, and no share of your work.
          </FeatureCard>
          <FeatureCard icon={Compass} title="Expertise">
            One ecosystem, known in depth: its products, its modules, its release waves.
          </FeatureCard>
          <FeatureCard icon={ShieldCheck} title="Discretion">
            Names, contact details and projects are shown only to those who need them.
          </FeatureCard>
        </CardGrid>
      </PageSection>
      <CallToAction
        title="Come and see for yourself"
        actions={
          <>
            <BrowseConsultantsLink size="lg" />
            <Link to="/contact" className={buttonClassName({ size: 'lg', variant: 'secondary' })}>
              Contact Us
            </Link>
          </>
        }
      >
        Browse the consultants, post a project, or write to us.
      </CallToAction>
    </>
  );
}
