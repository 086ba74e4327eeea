import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DataExportPanel } from '#features/administration/data-exports/web/components/data-export-panel.tsx';
import { dataExportQuery } from '#features/administration/data-exports/web/queries.ts';
import { DeleteAccount } from '#features/administration/deletions/web/components/delete-account.tsx';
import { KeepAccount } from '#features/administration/deletions/web/components/keep-account.tsx';
import { deletionQuery } from '#features/administration/deletions/web/queries.ts';
import { requireAccount } from '#features/identity/accounts/web/guards.ts';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

export const Route = createFileRoute('/account/your-data')({
  beforeLoad: requireAccount,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      ...(viewer.lookingIn
        ? []
        : [queryClient.prefetchQuery(dataExportQuery), queryClient.prefetchQuery(deletionQuery)]),
    ),
  head: () => ({ meta: [{ title: 'Your data · Direct365' }] }),
  component: YourDataPage,
});

function YourDataPage() {
  const { viewer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const isLeaving = viewer.accountState === 'leaving';
  // The button that was pressed goes with its part of the page.
  const partsRef = useFocusAfterChange<HTMLDivElement>(isLeaving);

  /** The signed-in user has changed: all data that was read before belongs to the previous one. */
  async function refreshViewer() {
    await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });
    await queryClient.invalidateQueries({ queryKey: deletionQuery.queryKey });
    await router.invalidate();
  }

  async function goOn() {
    await refreshViewer();
    await navigate({ to: '/account' });
  }

  const isSuspended = viewer.accountState === 'suspended';
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Your data"
        lead="What we know of you belongs to you: take it with you, or have it erased."
        back={
          isLeaving ? undefined : (
            <BackLink render={<Link to={isSuspended ? '/account/suspended' : '/account'} />}>
              Back to {isSuspended ? 'your account' : 'Account Settings'}
            </BackLink>
          )
        }
      />
      {viewer.lookingIn ? (
        <Card>
          <p>Only the person themselves reads and decides this.</p>
        </Card>
      ) : (
        <div ref={partsRef} tabIndex={-1} className="flex flex-col gap-8">
          {isLeaving && <KeepAccount onKept={goOn} />}
          <Card>
            <CardTitle>Take your data with you</CardTitle>
            <DataExportPanel />
          </Card>
          {!isLeaving && (
            <Card>
              <CardTitle>Delete your account</CardTitle>
              <DeleteAccount email={viewer.email} onAsked={refreshViewer} />
            </Card>
          )}
          <p>
            The <Link to="/privacy">Privacy Policy</Link> says how long we keep what.
          </p>
        </div>
      )}
    </Container>
  );
}
