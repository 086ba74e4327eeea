import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { itemsOf } from '#ui/primitives/paged-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
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
  if (query.isPending) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading companies…
        </p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (!query.data) return <ListFailed title={companiesFailed} query={query} />;
  const companies = itemsOf(query);
  if (companies.length === 0) {
    return (
      <EmptyState level={3} icon={<Building2 />} title="No companies found">
        No company matches. Try another text or another status.
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption="Companies" captionHidden>
        <TableHead>
          <TableRow>
            <TableHeading>Name</TableHeading>
            <TableHeading>Status</TableHeading>
            <TableHeading numeric>Members</TableHeading>
            <TableHeading>Legal name</TableHeading>
            <TableHeading>Country</TableHeading>
            <TableHeading>Since</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {companies.map((company) => (
            <TableRow key={company.companyId}>
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
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {query.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          {companiesFailed}
        </Banner>
      )}
      <LoadMore
        status={`Showing ${companies.length} ${companies.length === 1 ? 'company' : 'companies'}`}
        more={query.hasNextPage}
        pending={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      >
        Load More
      </LoadMore>
    </>
  );
}
