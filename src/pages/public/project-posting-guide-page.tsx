import { createFileRoute, Link } from '@tanstack/react-router';
import {
  postingChecklist,
  postingExample,
  postingTips,
} from '#features/site/public-pages/content/posting-guide.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { CheckList } from '#features/site/public-pages/web/components/check-list.tsx';
import { ProjectBriefIllustration } from '#features/site/public-pages/web/components/illustrations/project-brief.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { ServiceCards } from '#features/site/public-pages/web/components/service-cards.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';

export const Route = createFileRoute('/project-posting-guide')({
  head: () => pageHead('/project-posting-guide'),
  component: ProjectPostingGuidePage,
});

function ProjectPostingGuidePage() {
  const signUp = (
    <Link to="/auth" search={{ type: 'client' }} className={buttonClassName({ size: 'lg' })}>
      Sign Up to Post Project
    </Link>
  );
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/project-posting-guide" />}
        title="Write a project that the right people answer"
        lead="A good project takes ten minutes to post when you have the facts at hand. Here is the list, and what we have learned about the rest."
        actions={signUp}
        illustration={<ProjectBriefIllustration />}
      />
      <PageSection
        title="The checklist"
        lead="What the form asks for, in its order. You can change everything while the project is open."
      >
        <ol className="grid gap-5 sm:grid-cols-2">
          {postingChecklist.map(({ title, items }, index) => (
            <li key={title}>
              <Card className="h-full">
                <CardTitle level={3}>
                  <span className="mr-2 text-primary-ink tabular-nums">{index + 1}</span>
                  {title}
                </CardTitle>
                <CheckList items={items} />
              </Card>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection tone="band" title="Tips for a good project">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {postingTips.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <h3 className="text-lg font-semibold text-ink">{title}</h3>
              <p className="mt-1.5 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-12 grid gap-5 lg:grid-cols-2">
          <Example title="Hard to answer" text={postingExample.vague} isGood={false} />
          <Example title="Easy to answer" text={postingExample.clear} isGood />
        </div>
      </PageSection>
      <PageSection
        title="Rather have it done?"
        lead="Services you can order for your project, one by one."
        action={
          <Link to="/business-services" className={buttonClassName({ variant: 'secondary' })}>
            All Business Services
          </Link>
        }
      >
        <ServiceCards />
      </PageSection>
      <CallToAction
        title="Everything at hand?"
        note="Free to join • No commitment • Start in minutes"
        actions={
          <Link to="/auth" search={{ type: 'client' }} className={buttonClassName({ size: 'lg' })}>
            Sign Up to Post Project
          </Link>
        }
      >
        Posting is free, and your first consultants can answer today.
      </CallToAction>
    </>
  );
}

interface ExampleProps {
  title: string;
  text: string;
  isGood: boolean;
}

function Example({ title, text, isGood }: ExampleProps) {
  return (
    <figure
      className={`rounded-lg border p-5 sm:p-6 ${isGood ? 'border-success-line bg-success-soft' : 'border-line bg-sunken'}`}
    >
      <figcaption className="font-semibold text-ink">{title}</figcaption>
      <blockquote className="mt-2 text-ink">{text}</blockquote>
    </figure>
  );
}
