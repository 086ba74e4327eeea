import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { AgreementsForm } from '#features/site-operations/site-settings/web/components/agreements-form.tsx';
import { ClaimsForm } from '#features/site-operations/site-settings/web/components/claims-form.tsx';
import { CurrenciesForm } from '#features/site-operations/site-settings/web/components/currencies-form.tsx';
import { SendersForm } from '#features/site-operations/site-settings/web/components/senders-form.tsx';
import { siteSettingsQuery } from '#features/site-operations/site-settings/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';

const sections = ['currencies', 'senders', 'agreements'] as const;
type Section = (typeof sections)[number];

export const Route = createFileRoute('/admin/settings')({
  validateSearch: (search): { section?: Section | undefined } => ({
    section: sections.find((section) => section === search.section),
  }),
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context }) => prepareParts(context.queryClient.prefetchQuery(siteSettingsQuery)),
  head: () => ({ meta: [{ title: 'Site Settings · Direct365' }] }),
  component: SettingsPage,
});

function SettingsPage() {
  const { section = 'claims' } = Route.useSearch();
  const query = useQuery(siteSettingsQuery);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Site Settings"
        lead="Figures on public pages, currencies, senders of mails, and papers of deals. Changes are live at once, and recorded in the audit log."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.isError && !query.data && <PartFailed what="The settings" query={query} />}
      {query.data && (
        <Tabs value={section} onValueChange={() => undefined}>
          <TabList label="Site Settings">
            <Tab
              value="claims"
              render={
                <Link to="/admin/settings" resetScroll={false} activeOptions={{ exact: true }} />
              }
            >
              Claims
            </Tab>
            <Tab
              value="currencies"
              render={
                <Link to="/admin/settings" search={{ section: 'currencies' }} resetScroll={false} />
              }
            >
              Currencies
            </Tab>
            <Tab
              value="senders"
              render={
                <Link to="/admin/settings" search={{ section: 'senders' }} resetScroll={false} />
              }
            >
              Senders
            </Tab>
            <Tab
              value="agreements"
              render={
                <Link to="/admin/settings" search={{ section: 'agreements' }} resetScroll={false} />
              }
            >
              Agreements
            </Tab>
          </TabList>
          <TabPanel value="claims" keepMounted>
            <ClaimsForm view={query.data} />
          </TabPanel>
          <TabPanel value="currencies" keepMounted>
            <CurrenciesForm view={query.data} />
          </TabPanel>
          <TabPanel value="senders" keepMounted>
            <SendersForm view={query.data} />
          </TabPanel>
          <TabPanel value="agreements" keepMounted>
            <AgreementsForm view={query.data} />
          </TabPanel>
        </Tabs>
      )}
    </Container>
  );
}
