import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
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
import type { UnansweredText } from '../../contract.ts';
import { kindMessages, unansweredFailed } from '../messages.ts';
import { unansweredQuery } from '../queries.ts';

const keyOf = ({ kind, text }: UnansweredText): string => `${kind} ${text}`;

/** Search texts that were not answered, the most frequent first, as many as have been asked for. */
export function UnansweredTable() {
  const query = useInfiniteQuery(unansweredQuery);
  if (query.isPending) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading unanswered searches…
        </p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (!query.data) return <ListFailed title={unansweredFailed} query={query} />;
  // A text that was counted meanwhile may be on two pages.
  const texts = [...new Map(itemsOf(query).map((text) => [keyOf(text), text])).values()];
  if (texts.length === 0) {
    return (
      <EmptyState level={2} icon={<SearchCheck />} title="No unanswered searches">
        Every counted search of the last 30 days was answered.
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption="Unanswered searches" captionHidden>
        <TableHead>
          <TableRow>
            <TableHeading>Text</TableHeading>
            <TableHeading>Kind</TableHeading>
            <TableHeading numeric>Searches</TableHeading>
            <TableHeading>Last day</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {texts.map((text) => (
            <TableRow key={keyOf(text)}>
              <TableHeading scope="row">
                <span className="wrap-anywhere">{text.text}</span>
              </TableHeading>
              <TableCell>{kindMessages[text.kind]}</TableCell>
              <TableCell numeric>{text.searches.toLocaleString('en')}</TableCell>
              <TableCell className="whitespace-nowrap">
                <DateText value={text.lastDay} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {query.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          {unansweredFailed}
        </Banner>
      )}
      <LoadMore
        status={`Showing ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}`}
        more={query.hasNextPage}
        pending={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      >
        Load More
      </LoadMore>
    </>
  );
}
