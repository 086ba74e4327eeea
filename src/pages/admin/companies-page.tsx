import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import {
  type CompanyFilter,
  companyStates,
} from '#features/administration/admin/rules/company-list.ts';
import { CompaniesTable } from '#features/administration/admin/web/components/companies-table.tsx';
import { CompanySearchForm } from '#features/administration/admin/web/components/company-search-form.tsx';
import { companiesQuery } from '#features/administration/admin/web/queries/companies.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { leaveUnread } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

type CompanySearch = Partial<CompanyFilter>;

/** Reads the address. Values that make no sense are left out: addresses can be typed. */
const readFilter = (search: Record<string, unknown>): CompanyFilter => ({
  text: typeof search.text === 'string' ? search.text.trim().slice(0, 100) : '',
  state: companyStates.find((state) => state === search.state),
});

const inAddress = leaveUnread<CompanySearch>('text', 'state');

export const Route = createFileRoute('/admin/companies')({
  validateSearch: inAddress,
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search }) => inAddress({ ...search }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context, deps }) =>
    prepareParts(
      context.queryClient.prefetchInfiniteQuery(companiesQuery(readFilter({ ...deps }))),
    ),
  head: () => ({ meta: [{ title: 'Companies · Direct365' }] }),
  component: CompaniesPage,
});

function CompaniesPage() {
  const filter = readFilter({ ...Route.useSearch() });
  const navigate = useNavigate();
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Companies"
        lead="The companies that clients act for, the newest first."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <CompanySearchForm
          filter={filter}
          onSearch={({ text, state }) =>
            void navigate({
              to: '/admin/companies',
              search: { text: text || undefined, state },
              resetScroll: false,
            })
          }
        />
        <section aria-labelledby="companies">
          <h2 id="companies" className="sr-only">
            Companies found
          </h2>
          <CompaniesTable
            key={JSON.stringify(filter)}
            filter={filter}
            companyLink={({ companyId, name }) => (
              <Link
                to="/admin/companies/$companyId"
                params={{ companyId }}
                className="wrap-anywhere"
              >
                {name}
              </Link>
            )}
          />
        </section>
      </div>
    </Container>
  );
}
