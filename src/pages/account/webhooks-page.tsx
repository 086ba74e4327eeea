import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { mayHire } from '#access/company.ts';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { TeamsHelp } from '#features/notifications/webhooks/web/components/teams-help.tsx';
import { WebhookList } from '#features/notifications/webhooks/web/components/webhook-list.tsx';
import { readWebhooksSearch } from '#features/notifications/webhooks/web/components/webhooks-search.ts';
import { deliveriesQuery, webhooksQuery } from '#features/notifications/webhooks/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/account/webhooks')({
  validateSearch: readWebhooksSearch,
  beforeLoad: (guarded) => {
    const { viewer } = requireSignedIn(guarded);
    // The search page explains to clients why they have to wait.
    if (viewer.userType === 'client' && !viewer.isApproved) {
      throw redirect({ to: '/find-consultants' });
    }
    return { viewer };
  },
  loaderDeps: ({ search }) => readWebhooksSearch({ ...search }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, deps: { log, show } }) =>
    viewer.lookingIn || !managesWebhooks(viewer)
      ? undefined
      : prepareParts(
          queryClient.prefetchQuery(webhooksQuery),
          ...(log ? [queryClient.prefetchInfiniteQuery(deliveriesQuery(log, show))] : []),
        ),
  head: () => ({ meta: [{ title: 'Webhooks · Direct365' }] }),
  component: WebhooksPage,
});

type SignedIn = ReturnType<typeof requireSignedIn>['viewer'];

/** A consultant, or a member of a company whose role allows it. */
const managesWebhooks = (viewer: SignedIn): boolean =>
  viewer.userType === 'consultant' || mayHire(viewer);

function WebhooksPage() {
  const { viewer } = Route.useRouteContext();
  const search = Route.useSearch();
  if (viewer.lookingIn) {
    return (
      <Container className="py-8 sm:py-12">
        <EmptyState level={1} title="Webhooks are private">
          You can’t see a user’s webhooks while impersonating them.
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Webhooks"
        lead="We send events to your programs and Teams channels: ids and a link, never texts, names or prices."
        back={<BackLink render={<Link to="/account" />}>Back to Account Settings</BackLink>}
      />
      {managesWebhooks(viewer) ? (
        <div className="flex flex-col gap-8">
          <WebhookList search={search} />
          <TeamsHelp />
        </div>
      ) : (
        <EmptyState title="Your role does not include webhooks">
          Members of your company who may hire manage them. An owner can change your role.
        </EmptyState>
      )}
    </Container>
  );
}
