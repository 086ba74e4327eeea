import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OwnSupplierParts } from '#features/agreements/suppliers/web/components/own-supplier.tsx';
import {
  ownBankDetailsQuery,
  ownSupplierQuery,
} from '#features/agreements/suppliers/web/queries.ts';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/consultant/supplier')({
  beforeLoad: requireConsultant,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownSupplierQuery),
      ...(viewer.lookingIn ? [] : [queryClient.prefetchQuery(ownBankDetailsQuery)]),
    ),
  head: () => ({ meta: [{ title: 'Supplier details · Direct365' }] }),
  component: OwnSupplierPage,
});

function OwnSupplierPage() {
  const { viewer } = Route.useRouteContext();
  const query = useQuery(ownSupplierQuery);
  return (
    <Container width="form" className="py-10 sm:py-14">
      <PageHeader
        title="Supplier details"
        lead="What the procurement of a client asks for once you work together. Only companies that have accepted you read it."
        back={
          <BackLink render={<Link to="/consultant/portal" search={{ tab: 'profile' }} />}>
            Back to Profile
          </BackLink>
        }
      />
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.isLoadingError && <PartFailed what="Your supplier details" query={query} />}
      {query.data && (
        <OwnSupplierParts supplier={query.data} isImpersonated={viewer.lookingIn !== undefined} />
      )}
    </Container>
  );
}
