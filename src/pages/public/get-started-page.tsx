import { createFileRoute, Link } from '@tanstack/react-router';
import { Building2, UserRoundCheck } from 'lucide-react';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CheckList } from '#features/site/public-pages/web/components/check-list.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { TopicIcon } from '#features/site/public-pages/web/components/topic-icon.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';

export const Route = createFileRoute('/get-started')({
  head: () => pageHead('/get-started'),
  component: GetStartedPage,
});

function GetStartedPage() {
  return (
    <Container className="py-12 sm:py-20">
      <header className="text-center">
        <div className="mb-3 flex justify-center">
          <PageBreadcrumbs path="/get-started" />
        </div>
        <h1 className="text-4xl font-semibold text-ink">How will you use Direct365?</h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-ink-muted">
          Look around first, or log in to where you left off.
        </p>
      </header>
      <div className="mt-10 grid gap-6 sm:mt-14 md:grid-cols-2">
        <Card>
          <TopicIcon icon={Building2} />
          <div>
            <h2 className="text-2xl font-semibold text-ink">D365 User</h2>
            <p className="mt-2 text-ink-muted">
              Your organisation runs Dynamics 365 or the Power Platform, or is about to.
            </p>
          </div>
          <CheckList
            items={['Post projects for free', 'Compare consultants', 'Deal with them directly']}
          />
          <div className="mt-auto flex flex-col gap-3 pt-4">
            <Link to="/business-home" className={buttonClassName({ size: 'lg' })}>
              I need a consultant
            </Link>
            <Link
              to="/auth"
              search={{ type: 'client', mode: 'signin' }}
              className={buttonClassName({ variant: 'secondary' })}
            >
              Log in as business
            </Link>
          </div>
        </Card>
        <Card>
          <TopicIcon icon={UserRoundCheck} />
          <div>
            <h2 className="text-2xl font-semibold text-ink">D365 Consultant</h2>
            <p className="mt-2 text-ink-muted">
              You implement, extend, migrate, train or rescue Dynamics 365 for others.
            </p>
          </div>
          <CheckList
            items={['Keep your whole day rate', 'Apply to real projects', 'Own the relationship']}
          />
          <div className="mt-auto flex flex-col gap-3 pt-4">
            <Link to="/consultant-home" className={buttonClassName({ size: 'lg' })}>
              I am a consultant
            </Link>
            <Link
              to="/auth"
              search={{ type: 'consultant', mode: 'signin' }}
              className={buttonClassName({ variant: 'secondary' })}
            >
              Log in as consultant
            </Link>
          </div>
        </Card>
      </div>
    </Container>
  );
}
