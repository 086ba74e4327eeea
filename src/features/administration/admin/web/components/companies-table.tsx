import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedTable } from '#ui/primitives/paged-table.tsx';
import { TableCell, TableHeading } from '#ui/primitives/table.tsx';
import type { ListedCompany } from '../../contract/companies.ts';
import type { CompanyFilter } from '../../rules/company-list.ts';
import { companiesFailed } from '../messages.ts';
import { companiesQuery } from '../queries/companies.ts';
import { UserStatusBadge } from './user-status-badge.tsx';

interface CompaniesTableProps {
  filter: CompanyFilter;
  /** The link to one company, around its name. */
  companyLink: (company: ListedCompany) => ReactElement;
}

/** Companies, the newest first, as many as have been asked for. */
export function CompaniesTable({ filter, companyLink }: CompaniesTableProps) {
  const query = useInfiniteQuery(companiesQuery(filter));
  return (
    <PagedTable
      query={query}
      keyOf={({ companyId }) => companyId}
      caption="Companies"
      loading="Loading companies…"
      failed={<ListFailed title={companiesFailed} query={query} />}
      empty={
        <EmptyState level={3} icon={<Building2 />} title="No companies found">
          No company matches. Try another text or another status.
        </EmptyState>
      }
      head={
        <>
          <TableHeading>Name</TableHeading>
          <TableHeading>Status</TableHeading>
          <TableHeading numeric>Members</TableHeading>
          <TableHeading>Legal name</TableHeading>
          <TableHeading>Country</TableHeading>
          <TableHeading>Since</TableHeading>
        </>
      }
      status={(shown) => `Showing ${shown} ${shown === 1 ? 'company' : 'companies'}`}
      moreFailed={companiesFailed}
    >
      {(company) => (
        <>
          <TableHeading scope="row">{companyLink(company)}</TableHeading>
          <TableCell>
            <UserStatusBadge status={company.state} />
          </TableCell>
          <TableCell numeric>{company.members}</TableCell>
          <TableCell className="wrap-anywhere">{company.legalName ?? '–'}</TableCell>
          <TableCell>{company.country ?? '–'}</TableCell>
          <TableCell className="whitespace-nowrap">
            <DateText value={company.foundedAt} />
          </TableCell>
        </>
      )}
    </PagedTable>
  );
}
