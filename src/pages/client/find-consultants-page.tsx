import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mayHire } from '#access/company.ts';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { ShortlistButton } from '#features/conversations/shortlists/web/components/shortlist-button.tsx';
import { ShortlistUnknown } from '#features/conversations/shortlists/web/components/shortlist-unknown.tsx';
import { shortlistedIdsQuery } from '#features/conversations/shortlists/web/queries.ts';
import { InviteButton } from '#features/hiring/invitations/web/components/invite-button.tsx';
import { RefusalBanner } from '#features/identity/accounts/web/components/refusal-banner.tsx';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { filterNames } from '#features/search/query/rules/filter-names.ts';
import {
  type FindSearch,
  readFindSearch,
} from '#features/search/query/web/components/find-search.ts';
import { FoundConsultants } from '#features/search/query/web/components/found-consultants.tsx';
import { PendingPanel } from '#features/search/query/web/components/pending-panel.tsx';
import { SearchFilters } from '#features/search/query/web/components/search-filters.tsx';
import {
  consultantCountsQuery,
  foundConsultantsQuery,
} from '#features/search/query/web/queries.ts';
import { SaveSearch } from '#features/search/saved-searches/web/components/save-search.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { useKeepList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';

const unreadSearch = leaveUnread<FindSearch>(
  ...(['text', 'dropped', 'spelling'] as const),
  ...filterNames,
  'sort',
);

export const Route = createFileRoute('/find-consultants')({
  validateSearch: unreadSearch,
  beforeLoad: requireClient,
  loaderDeps: ({ search }) => unreadSearch({ ...search }),
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    if (!viewer.isApproved) return;
    const search = readFindSearch({ ...deps });
    await prepareParts(
      queryClient.prefetchInfiniteQuery(foundConsultantsQuery(search)),
      queryClient.prefetchQuery(consultantCountsQuery(search)),
      queryClient.prefetchQuery(shortlistedIdsQuery),
    );
  },
  head: () => ({ meta: [{ title: 'Find Consultants · Direct365' }] }),
  component: FindConsultantsPage,
});

function FindConsultantsPage() {
  const { viewer } = Route.useRouteContext();
  return (
    <Container className="pt-3 pb-8 sm:pb-12">
      {/* The search begins at once: what a page's header takes elsewhere is a line here. */}
      <header className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <div className="flex items-baseline gap-4">
          <h1 className="text-2xl font-semibold text-ink">Find Consultants</h1>
          <p className="hidden text-sm text-ink-muted lg:block">
            Certified Dynamics 365 and Power Platform consultants. You contact them directly.
          </p>
        </div>
        <BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>
      </header>
      {viewer.isApproved && <ConsultantSearch canHire={mayHire(viewer)} />}
      {viewer.accountState === 'refused' && <RefusalBanner />}
      {viewer.accountState === 'pending' && <PendingPanel />}
    </Container>
  );
}

function ConsultantSearch({ canHire }: { canHire: boolean }) {
  const unread = Route.useLoaderDeps();
  const search = useMemo(() => readFindSearch({ ...unread }), [unread]);
  useKeepList('/find-consultants', search);
  const navigate = useNavigate({ from: '/find-consultants' });
  const show = (next: FindSearch) => void navigate({ search: next, resetScroll: false });
  return (
    <>
      <SearchFilters search={search} onApply={show} onClear={() => show({})} />
      <div className="mb-4 empty:hidden">
        <ShortlistUnknown />
      </div>
      <FoundConsultants
        search={search}
        onSort={(sort) => show({ ...search, ...(sort ? { sort } : {}) })}
        emptyAction={search.text && <DescribeInstead text={search.text} />}
        actionFor={({ userId, name }) =>
          canHire && (
            <>
              <ShortlistButton consultantId={userId} name={name} size="sm" />
              <ContactLink personId={userId} name={name} variant="secondary" size="sm">
                Contact Consultant
              </ContactLink>
              <InviteButton consultantId={userId} name={name} size="sm" />
            </>
          )
        }
      />
      <div className="mt-4">
        <SaveSearch search={{ kind: 'consultants', filter: search }} />
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        What decides the order of this list, and what cannot be bought, is explained in{' '}
        <Link to="/how-ranking-works" className="text-primary-ink underline underline-offset-2">
          how ranking works
        </Link>
        .
      </p>
    </>
  );
}

/** Takes the words along to a project, which consultants answer. */
const DescribeInstead = ({ text }: { text: string }) => (
  <Link to="/post-project" search={{ text }} className={buttonClassName({ variant: 'secondary' })}>
    Post a Project with These Words
  </Link>
);
