import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/accounts/web/guards.ts';
import { ClaimsForm } from '#features/site-settings/web/components/claims-form.tsx';
import { CurrenciesForm } from '#features/site-settings/web/components/currencies-form.tsx';
import { SendersForm } from '#features/site-settings/web/components/senders-form.tsx';
import { siteSettingsQuery } from '#features/site-settings/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/admin/settings')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(siteSettingsQuery)),
  head: () => ({ meta: [{ title: 'Site Settings · Direct365' }] }),
  component: SettingsPage,
});

function SettingsPage() {
  const query = useQuery(siteSettingsQuery);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Site Settings"
        lead="What the site says of itself, in which currencies, and whom its mails are from. Changes hold at once, and are in the audit log."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.isError && !query.data && <PartFailed what="The settings" query={query} />}
      {query.data && (
        <div className="flex flex-col gap-8">
          <ClaimsForm view={query.data} />
          <CurrenciesForm view={query.data} />
          <SendersForm view={query.data} />
        </div>
      )}
    </Container>
  );
}
