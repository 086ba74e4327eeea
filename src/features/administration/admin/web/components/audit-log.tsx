import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import { PagedTable } from '#ui/primitives/paged-table.tsx';
import { TableCell, TableHeading } from '#ui/primitives/table.tsx';
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
  const named = (person: Named) =>
    person.email ? personLink(person.userId, person.name || person.email) : person.userId;
  const aboutWhom = ({ subject, company }: AuditEntryView) => {
    if (company) return companyLink(company.companyId, company.name);
    return subject ? named(subject) : '–';
  };
  return (
    <PagedTable
      query={query}
      keyOf={({ id }) => id}
      caption="Audit log"
      loading="Loading the audit log…"
      failed={<ListFailed title={auditFailed} query={query} />}
      empty={
        <EmptyState level={3} icon={<ScrollText />} title="Nothing on record">
          No entry fits. Whatever an admin or the command line decides from now on is written here.
        </EmptyState>
      }
      head={['When', 'What', 'Who', 'Whom', 'From', 'Reason and details'].map((label) => (
        <TableHeading key={label}>{label}</TableHeading>
      ))}
      status={(shown) => `Showing ${shown} ${shown === 1 ? 'entry' : 'entries'}`}
      moreFailed={auditFailed}
    >
      {(entry) => (
        <>
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
        </>
      )}
    </PagedTable>
  );
}
