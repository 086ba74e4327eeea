import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { AuditFilter } from '#features/administration/admin/rules/audit-filter.ts';
import { AuditFilterForm } from '#features/administration/admin/web/components/audit-filter-form.tsx';
import { AuditLog } from '#features/administration/admin/web/components/audit-log.tsx';
import { auditLogQuery } from '#features/administration/admin/web/queries/audit.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

const day = /^\d{4}-\d{2}-\d{2}$/;

function readFilter(search: Record<string, unknown>): AuditFilter {
  const read = (name: keyof AuditFilter, fits: (text: string) => boolean): string | undefined => {
    const text = search[name];
    return typeof text === 'string' && text !== '' && fits(text) ? text : undefined;
  };
  const isDay = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text));
  return {
    action: read('action', (text) => text.length <= 100),
    person: read('person', (text) => text.length <= 320),
    from: read('from', isDay),
    to: read('to', isDay),
  };
}

const inAddress = leaveUnread<AuditFilter>('action', 'person', 'from', 'to');

export const Route = createFileRoute('/admin/audit-log')({
  validateSearch: inAddress,
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search }) => inAddress({ ...search }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context, deps }) =>
    prepareParts(context.queryClient.prefetchInfiniteQuery(auditLogQuery(readFilter({ ...deps })))),
  head: () => ({ meta: [{ title: 'Audit Log · Direct365' }] }),
  component: AuditLogPage,
});

function AuditLogPage() {
  const filter = readFilter({ ...Route.useSearch() });
  const navigate = useNavigate();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Audit Log"
        lead="Each decision: who made it, about which user, when, from where and why. Entries cannot be changed or removed. Times are UTC."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
        actions={
          <a href={exportAddress(filter)} className={buttonClassName({ variant: 'secondary' })}>
            <Download aria-hidden="true" />
            Export to CSV
          </a>
        }
      />
      <div className="flex flex-col gap-8">
        <AuditFilterForm
          filter={filter}
          onFilter={(next) =>
            void navigate({ to: '/admin/audit-log', search: next, resetScroll: false })
          }
        />
        <section aria-labelledby="entries">
          <h2 id="entries" className="sr-only">
            Entries
          </h2>
          <AuditLog
            key={JSON.stringify(filter)}
            filter={filter}
            personLink={(userId, words) => (
              <Link to="/admin/users/$userId" params={{ userId }}>
                {words}
              </Link>
            )}
            companyLink={(companyId, words) => (
              <Link to="/admin/companies/$companyId" params={{ companyId }}>
                {words}
              </Link>
            )}
          />
        </section>
      </div>
    </Container>
  );
}

function exportAddress(filter: AuditFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `/admin/export/audit-log.csv?${query}`;
}
