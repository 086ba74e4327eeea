import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { showing } from '#ui/primitives/paged-list.tsx';
import { PagedTable } from '#ui/primitives/paged-table.tsx';
import { TableCell, TableHeading } from '#ui/primitives/table.tsx';
import { kindMessages, unansweredFailed } from '../messages.ts';
import { unansweredQuery } from '../queries.ts';

/** Search texts that were not answered, the most frequent first, as many as have been asked for. */
export function UnansweredTable() {
  const query = useInfiniteQuery(unansweredQuery);
  return (
    <PagedTable
      query={query}
      // A text that was counted meanwhile may be on two pages.
      keyOf={({ kind, text }) => `${kind} ${text}`}
      caption="Unanswered searches"
      loading="Loading unanswered searches…"
      failed={<ListFailed title={unansweredFailed} query={query} />}
      empty={
        <EmptyState level={2} icon={<SearchCheck />} title="No unanswered searches">
          Every counted search of the last 30 days was answered.
        </EmptyState>
      }
      head={
        <>
          <TableHeading>Text</TableHeading>
          <TableHeading>Kind</TableHeading>
          <TableHeading numeric>Searches</TableHeading>
          <TableHeading>Last day</TableHeading>
        </>
      }
      status={showing('text')}
      moreFailed={unansweredFailed}
    >
      {(text) => (
        <>
          <TableHeading scope="row">
            <span className="wrap-anywhere">{text.text}</span>
          </TableHeading>
          <TableCell>{kindMessages[text.kind]}</TableCell>
          <TableCell numeric>{text.searches.toLocaleString('en')}</TableCell>
          <TableCell className="whitespace-nowrap">
            <DateText value={text.lastDay} />
          </TableCell>
        </>
      )}
    </PagedTable>
  );
}
