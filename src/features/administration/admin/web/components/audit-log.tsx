import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactElement } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
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
import type { AuditEntryView } from '../../contract/audit.ts';
import { type AuditFilter, auditActions } from '../../rules/audit-filter.ts';
import { auditFailed } from '../messages.ts';
import { auditLogQuery } from '../queries/audit.ts';

type Named = NonNullable<AuditEntryView['actor']>;

interface AuditLogProps {
  filter: AuditFilter;
  /** The link to a user who is named. */
  personLink: (userId: string, words: string) => ReactElement;
  /** The link to a company that is named. */
  companyLink: (companyId: string, words: string) => ReactElement;
}

/** Entries of the audit log, newest first, as many as have been asked for. */
export function AuditLog({ filter, personLink, companyLink }: AuditLogProps) {
  const query = useInfiniteQuery(auditLogQuery(filter));
  if (query.isPending) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading the audit log…
        </p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (!query.data) return <ListFailed title={auditFailed} query={query} />;
  const entries = itemsOf(query);
  if (entries.length === 0) {
    return (
      <EmptyState level={3} icon={<ScrollText />} title="Nothing on record">
        No entry fits. Whatever an admin or the command line decides from now on is written here.
      </EmptyState>
    );
  }
  const named = (person: Named) =>
    person.email ? personLink(person.userId, person.name || person.email) : person.userId;
  const aboutWhom = ({ subject, company }: AuditEntryView) => {
    if (company) return companyLink(company.companyId, company.name);
    return subject ? named(subject) : '–';
  };
  return (
    <>
      <Table caption="Audit log" captionHidden>
        <TableHead>
          <TableRow>
            {['When', 'What', 'Who', 'Whom', 'From', 'Reason and details'].map((label) => (
              <TableHeading key={label}>{label}</TableHeading>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell>
                <MomentText value={entry.at} />
              </TableCell>
              <TableHeading scope="row">{auditActions[entry.action] ?? entry.action}</TableHeading>
              <TableCell>{entry.actor ? named(entry.actor) : 'Command line'}</TableCell>
              <TableCell className="wrap-anywhere">{aboutWhom(entry)}</TableCell>
              <TableCell className="tabular-nums">{entry.address ?? '–'}</TableCell>
              <TableCell className="min-w-56 wrap-anywhere">
                {[entry.reason, ...entry.details].filter(Boolean).join(' · ') || '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {query.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          {auditFailed}
        </Banner>
      )}
      <LoadMore
        status={`Showing ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`}
        more={query.hasNextPage}
        pending={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      >
        Load More
      </LoadMore>
    </>
  );
}
