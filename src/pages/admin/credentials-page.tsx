import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import type { ReviewedState } from '#features/profiles/credentials/contract.ts';
import { ReviewedCredentials } from '#features/profiles/credentials/web/components/reviewed-credentials.tsx';
import { reviewedQuery } from '#features/profiles/credentials/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const filters: readonly { value: ReviewedState; label: string }[] = [
  { value: 'submitted', label: 'Waiting' },
  { value: 'verified', label: 'Verified' },
  { value: 'expired', label: 'Expired' },
  { value: 'rejected', label: 'Rejected' },
];

export const Route = createFileRoute('/admin/credentials')({
  // Without a choice in the address it is what waits: the address stays short.
  validateSearch: (search): { state?: ReviewedState | undefined } => {
    const chosen = filters.find(({ value }) => value === search.state);
    return { state: chosen?.value };
  },
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search }) => search,
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context, deps: { state = 'submitted' } }) =>
    prepareParts(context.queryClient.prefetchInfiniteQuery(reviewedQuery(state))),
  head: () => ({ meta: [{ title: 'Credentials · Direct365' }] }),
  component: CredentialsPage,
});

function CredentialsPage() {
  const { state = 'submitted' } = Route.useSearch();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Credentials"
        lead="Check what consultants give as proof of their certifications."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <LinkSwitch
          label="Credentials by state"
          choices={filters}
          current={state}
          link={(value) => (
            <Link
              to="/admin/credentials"
              search={value === 'submitted' ? {} : { state: value }}
              {...switchLink}
            />
          )}
          className="self-start"
        />
        <ReviewedCredentials key={state} state={state} />
      </div>
    </Container>
  );
}
