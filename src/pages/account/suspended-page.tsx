import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { SubscriptionPanel } from '#features/billing/subscriptions/web/components/subscription-panel.tsx';
import { preloadSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import { CompanyChoice } from '#features/companies/companies/web/components/company-choice.tsx';
import { ownCompaniesQuery } from '#features/companies/companies/web/queries.ts';
import { portalOf } from '#features/identity/accounts/web/guards.ts';
import { ownDecisionQuery } from '#features/identity/accounts/web/queries.ts';
import { OwnDecisions } from '#features/moderation/decisions/web/components/own-decisions.tsx';
import { ownDecisionsQuery } from '#features/moderation/decisions/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/account/suspended')({
  beforeLoad: ({ context: { viewer } }) => {
    if (viewer.kind !== 'signed-in') throw redirect({ to: '/auth', search: { mode: 'signin' } });
    if (viewer.accountState !== 'suspended') throw redirect({ to: portalOf(viewer) });
    return { viewer };
  },
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownDecisionQuery),
      queryClient.prefetchQuery(ownDecisionsQuery),
      viewer.userType === 'consultant'
        ? preloadSubscription(queryClient)
        : queryClient.prefetchQuery(ownCompaniesQuery),
    ),
  head: () => ({ meta: [{ title: 'Account suspended · Direct365' }] }),
  component: SuspendedPage,
});

function SuspendedPage() {
  const { viewer } = Route.useRouteContext();
  const query = useQuery(ownDecisionQuery);
  const { data: decision } = query;
  const company = decision?.suspendedCompany;
  return (
    <Container width="form" className="py-8 sm:py-12">
      {company ? (
        <PageHeader
          title={`${company} is suspended`}
          lead="The company’s projects are hidden, and you cannot act for it for now. All its data is kept."
        />
      ) : (
        <PageHeader
          title="Your account is suspended"
          lead="You and your projects are hidden, and you cannot use the site for now. All your data is kept."
        />
      )}
      <div className="flex flex-col gap-6">
        {query.isError && !decision && <PartFailed what="The reason" query={query} />}
        {decision && (
          <Banner tone="warning" role="note" title="The reason">
            <p className="wrap-anywhere whitespace-pre-line">{decision.reason}</p>
            {decision.decidedAt && (
              <p className="mt-2 text-ink-muted">
                Suspended on <DateText value={decision.decidedAt} />
              </p>
            )}
          </Banner>
        )}
        <p>
          If this is a mistake, or once it is settled, <Link to="/contact">write to us</Link>. We
          e-mail you when {company ? 'the company' : 'your account'} is open again.{' '}
          {company && 'An owner of the company can appeal. '}You can also{' '}
          <Link to="/account/your-data">take your data with you, or delete your account</Link>.
        </p>
        <section aria-labelledby="decisions" className="flex flex-col gap-4">
          <h2 id="decisions" className="text-xl font-semibold text-ink">
            Decisions about you
          </h2>
          <OwnDecisions />
        </section>
        {company && <CompanyChoice />}
        {viewer.userType === 'consultant' && (
          <section aria-labelledby="subscription" className="flex flex-col gap-4">
            <h2 id="subscription" className="text-xl font-semibold text-ink">
              Your subscription
            </h2>
            <p className="text-ink-muted">It goes on until you end it.</p>
            <SubscriptionPanel isBackFromCheckout={false} isApproved next={undefined} />
          </section>
        )}
      </div>
    </Container>
  );
}
