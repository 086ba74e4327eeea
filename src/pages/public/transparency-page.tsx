import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { TransparencyYears } from '#features/moderation/decisions/web/components/transparency-years.tsx';
import { howWeDecide } from '#features/moderation/decisions/web/messages.ts';
import { transparencyQuery } from '#features/moderation/decisions/web/queries.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CheckList } from '#features/site/public-pages/web/components/check-list.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';

export const Route = createFileRoute('/transparency')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(transparencyQuery),
  head: () => pageHead('/transparency'),
  component: TransparencyPage,
});

function TransparencyPage() {
  const { data: years } = useSuspenseQuery(transparencyQuery);
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/transparency" />}
        title="Transparency"
        lead="What was reported, what our admins decided about content and accounts, and what became of appeals. Each figure is counted from the decisions on record."
      />
      <PageSection title="How we decide">
        <CheckList items={howWeDecide} />
        <p className="mt-8 text-ink-muted">
          The rules are in the <Link to="/terms">terms</Link>. What you can do about a decision is
          in it, and in your <Link to="/account">account</Link>.
        </p>
      </PageSection>
      <PageSection tone="band" title="The figures">
        {years.length > 0 ? (
          <TransparencyYears years={years} />
        ) : (
          <p className="text-ink-muted">Nothing was reported or decided yet.</p>
        )}
      </PageSection>
    </>
  );
}
