import { createFileRoute, Link } from '@tanstack/react-router';
import { checklistsQuery } from '#features/moderation/vetting/web/queries.ts';
import type { Audience } from '#features/site/public-pages/content/how-it-works.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { ForBusinessesGuide } from '#features/site/public-pages/web/components/how-it-works/for-businesses-guide.tsx';
import { ForConsultantsGuide } from '#features/site/public-pages/web/components/how-it-works/for-consultants-guide.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';

interface HowItWorksSearch {
  /** Left out for businesses. */
  for?: 'consultants';
}

export const Route = createFileRoute('/how-it-works')({
  validateSearch: (search): HowItWorksSearch =>
    search.for === 'consultants' ? { for: search.for } : {},
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(checklistsQuery)),
  head: ({ match }) =>
    match.search.for === 'consultants'
      ? pageHead('/how-it-works?for=consultants')
      : pageHead('/how-it-works'),
  component: HowItWorksPage,
});

function HowItWorksPage() {
  const { for: chosen } = Route.useSearch();
  const audience: Audience = chosen ?? 'businesses';
  return (
    <>
      <PageHero
        kicker={
          <PageBreadcrumbs
            path={audience === 'consultants' ? '/how-it-works?for=consultants' : '/how-it-works'}
          />
        }
        title="How It Works"
        lead="We bring you together, whichever side you are on. Everything else is between you."
        actions={<AudienceSwitch audience={audience} />}
      />
      {audience === 'consultants' ? <ForConsultantsGuide /> : <ForBusinessesGuide />}
    </>
  );
}

const audiences = [
  { value: 'businesses', label: 'For Businesses' },
  { value: 'consultants', label: 'For Consultants' },
] as const;

function AudienceSwitch({ audience }: { audience: Audience }) {
  return (
    <LinkSwitch
      label="Choose your side"
      choices={audiences}
      current={audience}
      link={(value) => (
        <Link
          to="/how-it-works"
          search={value === 'consultants' ? { for: value } : {}}
          {...switchLink}
        />
      )}
    />
  );
}
