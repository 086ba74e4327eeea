import { createFileRoute, Link } from '@tanstack/react-router';
import { cx } from '#ui/class-names.ts';
import { Container } from '#ui/primitives/container.tsx';
import type { Audience } from '../../content/how-it-works.ts';
import { PageBreadcrumbs } from '../components/breadcrumbs.tsx';
import { ForBusinessesGuide } from '../components/how-it-works/for-businesses-guide.tsx';
import { ForConsultantsGuide } from '../components/how-it-works/for-consultants-guide.tsx';
import { pageHead } from '../components/page-head.ts';

interface HowItWorksSearch {
  /** Left out for businesses. */
  for?: 'consultants';
}

export const Route = createFileRoute('/how-it-works')({
  validateSearch: (search): HowItWorksSearch =>
    search.for === 'consultants' ? { for: search.for } : {},
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
      <header className="border-b border-line bg-surface">
        <Container className="py-12 text-center sm:py-16">
          <div className="mb-3 flex justify-center">
            <PageBreadcrumbs
              path={audience === 'consultants' ? '/how-it-works?for=consultants' : '/how-it-works'}
            />
          </div>
          <h1 className="text-4xl font-semibold text-ink">How It Works</h1>
          <p className="mx-auto mt-4 max-w-prose text-lg text-ink-muted">
            We bring you together, whichever side you are on. Everything else is between you.
          </p>
          <AudienceSwitch audience={audience} />
        </Container>
      </header>
      {audience === 'consultants' ? <ForConsultantsGuide /> : <ForBusinessesGuide />}
    </>
  );
}

// The router marks the current one; without this the first would count as current on both.
const sameAddress = { exact: true, includeSearch: true };
const choice =
  'flex min-h-11 flex-1 items-center justify-center rounded-md px-2 text-sm font-semibold no-underline sm:px-6 sm:text-base';
const chosenLook = 'bg-primary text-on-primary shadow-card';
const otherLook = 'text-ink hover:bg-primary-soft';

function AudienceSwitch({ audience }: { audience: Audience }) {
  return (
    <nav
      aria-label="Choose your side"
      className="mx-auto mt-8 flex w-full max-w-md gap-1 rounded-lg border border-line bg-sunken p-1"
    >
      <Link
        to="/how-it-works"
        search={{}}
        resetScroll={false}
        activeOptions={sameAddress}
        className={cx(choice, audience === 'businesses' ? chosenLook : otherLook)}
      >
        For Businesses
      </Link>
      <Link
        to="/how-it-works"
        search={{ for: 'consultants' }}
        resetScroll={false}
        activeOptions={sameAddress}
        className={cx(choice, audience === 'consultants' ? chosenLook : otherLook)}
      >
        For Consultants
      </Link>
    </nav>
  );
}
