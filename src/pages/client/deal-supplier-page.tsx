import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { DealSupplier } from '#features/agreements/suppliers/contract/views.ts';
import { DealSupplierParts } from '#features/agreements/suppliers/web/components/deal-supplier.tsx';
import { dealSupplierQuery } from '#features/agreements/suppliers/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/application/$applicationId/supplier')({
  beforeLoad: requireClient,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, params: { applicationId } }) =>
    prepareParts(queryClient.prefetchQuery(dealSupplierQuery(applicationId))),
  head: () => ({ meta: [{ title: 'Supplier details · Direct365' }] }),
  component: DealSupplierPage,
});

function DealSupplierPage() {
  const { applicationId } = Route.useParams();
  const query = useQuery(dealSupplierQuery(applicationId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.data === null && <NoSupplier />}
      {query.isLoadingError && (
        <>
          <PageHeader title="Supplier details" />
          <PartFailed what="The supplier details" query={query} />
        </>
      )}
      {query.data && <Supplier applicationId={applicationId} supplier={query.data} />}
    </Container>
  );
}

function Supplier({ applicationId, supplier }: { applicationId: string; supplier: DealSupplier }) {
  const { projectId, projectTitle, consultantName } = supplier;
  return (
    <>
      <PageHeader
        title="Supplier details"
        lead={
          <span className="wrap-anywhere">
            {consultantName}, {projectTitle}
          </span>
        }
        back={
          <BackLink render={<Link to="/project/$projectId" params={{ projectId }} />}>
            Back to Project
          </BackLink>
        }
      />
      <DealSupplierParts applicationId={applicationId} supplier={supplier} />
    </>
  );
}

function NoSupplier() {
  return (
    <EmptyState
      level={1}
      title="There are no supplier details here"
      action={
        <Link to="/client/portal" className={buttonClassName({ variant: 'secondary' })}>
          Your Portal
        </Link>
      }
    >
      Owners, hiring and finance members of a company read them of the consultants it has accepted.
    </EmptyState>
  );
}
