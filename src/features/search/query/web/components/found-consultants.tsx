import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { useUnanswered } from '#features/search/unanswered/web/hooks/use-unanswered.ts';
import { oncePerList } from '#lib/api/once-per-list.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, pagesOf } from '#ui/primitives/paged-list.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type {
  FoundConsultant as FoundCard,
  ReadCondition,
  SearchPage,
  SearchTotal,
} from '../../contract.ts';
import { defaultSort, labelOfSort, type SearchSort, searchSorts } from '../../rules/sorts.ts';
import { foundConsultantsQuery } from '../queries.ts';
import {
  type ChosenFilter,
  chosenConditions,
  chosenFilters,
  withoutCondition,
} from './chosen-filters.ts';
import { ConsultantResult } from './consultant-result.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type FindSearch, isFiltered } from './find-search.ts';
import { ReadingNote } from './reading-note.tsx';

interface SortChoiceProps {
  /** Only a text can be matched better or worse. */
  hasText: boolean;
  sort: SearchSort | undefined;
  onSort: (sort: SearchSort) => void;
}

const optionsOf = (sorts: readonly SearchSort[]) =>
  sorts.map((value) => ({ value, label: labelOfSort(value) }));
const withText = optionsOf(searchSorts);
const withoutText = optionsOf(searchSorts.filter((sort) => sort !== 'relevance'));

/** The order of the list; a change shows at once. */
function SortChoice({ hasText, sort, onSort }: SortChoiceProps) {
  const id = useId();
  return (
    <div className="ml-auto flex items-center gap-3 max-sm:min-w-38 max-sm:flex-1">
      <Label htmlFor={id} className="max-sm:sr-only">
        Sort by
      </Label>
      <Select
        id={id}
        className="w-full sm:w-52"
        options={hasText ? withText : withoutText}
        value={sort ?? defaultSort(hasText)}
        onChange={(event) => {
          const chosen = searchSorts.find((each) => each === event.target.value);
          if (chosen) onSort(chosen);
        }}
      />
    </div>
  );
}

interface FoundConsultantsProps {
  search: FindSearch;
  onSort: (sort: FindSearch['sort']) => void;
  /** What can be done where there are no results. */
  emptyAction?: ReactNode;
  /** What stands on each card to be done with its consultant. */
  actionFor?: ((consultant: FoundCard) => ReactNode) | undefined;
}

/** What a search has found: how many, in which order, and as many of them as have been asked for. */
export function FoundConsultants(props: FoundConsultantsProps) {
  const { search, onSort, actionFor, emptyAction } = props;
  const query = useInfiniteQuery(foundConsultantsQuery(search));
  const [first] = query.data?.pages ?? [];
  const headingRef = useRef<HTMLHeadingElement>(null);
  const sectionRef = useRef<HTMLElement>(null);
  const conditions = first?.reading?.conditions;
  const filters = useMemo(
    () => [...chosenFilters(search), ...chosenConditions(search, conditions ?? [])],
    [search, conditions],
  );
  const pages = useMemo(() => pagesOf({ data: query.data }, idOf), [query.data]);
  const parts = first?.reading?.parts;
  const foreign = useMemo(
    () => (parts ?? []).flatMap(({ isForeign, words }) => (isForeign ? [words] : [])),
    [parts],
  );
  useUnanswered(shownSearch(search.text, first), sectionRef);

  return (
    <section ref={sectionRef} aria-labelledby="found">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div role="status">
          <h2
            id="found"
            ref={headingRef}
            tabIndex={-1}
            className="text-lg font-semibold text-ink outline-none sm:text-xl"
          >
            {query.isPending && 'Loading consultants…'}
            {first?.total && headingOf(first.total)}
            {!query.isPending && !first && 'Consultants'}
          </h2>
        </div>
        {/* On phones below the order, so that this and the number stand in one line. */}
        <div className="empty:hidden max-sm:order-last max-sm:w-full">
          <FilterChips
            filters={filters}
            linkTo={(without, look) => <Link to="/find-consultants" search={without} {...look} />}
            onEmptied={() => headingRef.current?.focus()}
          />
        </div>
        <SortChoice hasText={search.text !== undefined} sort={first?.sort} onSort={onSort} />
        {first?.correction && (
          <p className="order-last w-full text-ink-muted">
            Nothing matches “{first.correction.typed}”. Showing results for “
            <strong className="text-ink">{first.correction.used}</strong>”.{' '}
            <Link
              to="/find-consultants"
              search={{ ...search, spelling: 'typed' }}
              resetScroll={false}
              className="text-primary-ink underline underline-offset-2"
            >
              Search for it as typed
            </Link>
          </p>
        )}
        {first?.reading && (
          <ReadingNote
            reading={first.reading}
            isCorrected={first.correction !== null}
            isEmpty={first.items.length === 0}
          />
        )}
      </div>
      <PagedList
        query={query}
        keyOf={idOf}
        loading={{ skeletons: 6, className: 'h-127 w-full sm:h-59' }}
        failed={<ListFailed title="The consultants could not be loaded" query={query} />}
        empty={
          <EmptyState
            level={3}
            icon={<SearchX />}
            title="No consultants found"
            action={emptyAction}
          >
            <WhyNone search={search} conditions={conditions ?? []} />
          </EmptyState>
        }
        status={(shown) => statusOf(shown, first?.total ?? undefined)}
        moreLabel="Load More Consultants"
        moreFailed="More consultants could not be loaded. Please try again."
        className="flex flex-col gap-3"
        itemClassName="min-w-0"
      >
        {(consultant) => (
          <FoundConsultant
            consultant={consultant}
            page={pages.get(consultant.userId) ?? [consultant]}
            filters={filters}
            foreign={foreign}
            actionFor={actionFor}
          />
        )}
      </PagedList>
    </section>
  );
}

interface WhyNoneProps {
  search: FindSearch;
  conditions: readonly ReadCondition[];
}

/** Why nothing was found, and which condition of the text stands in the way. */
function WhyNone({ search, conditions }: WhyNoneProps) {
  const inTheWay = conditions.filter(({ foundWithout }) => foundWithout);
  if (inTheWay.length > 0) {
    return (
      <>
        No consultant meets all of this.
        {inTheWay.map(({ words, label, foundWithout }) => (
          <span key={words} className="mt-2 block">
            <Link
              to="/find-consultants"
              search={withoutCondition(search, words)}
              resetScroll={false}
              className="text-primary-ink underline underline-offset-2"
            >
              Without “{label}”
            </Link>
            : {foundWithout?.toLocaleString('en')}
          </span>
        ))}
      </>
    );
  }
  return isFiltered(search)
    ? 'Try fewer or other filters, or clear them all.'
    : 'There are no consultants to show at the moment. Please come back later.';
}

interface FoundConsultantProps extends Pick<FoundConsultantsProps, 'actionFor'> {
  consultant: FoundCard;
  /** All who came with them. */
  page: readonly FoundCard[];
  filters: readonly ChosenFilter[];
  foreign: readonly string[];
}

// Remembered: of a list of hundreds only those are rendered who have come.
const FoundConsultant = memo(({ actionFor, page, ...result }: FoundConsultantProps) => (
  <ConsultantResult
    {...result}
    answers={
      <ConsultantFigures consultantIds={idsOfPage(page)} consultantId={result.consultant.userId} />
    }
    action={actionFor?.(result.consultant)}
  />
));

/** What of a shown search decides whether it was answered; null before its first page, and without a text. */
const shownSearch = (text: string | undefined, first: SearchPage | undefined) =>
  text !== undefined && first?.total
    ? { text, fits: first.reading?.fits ?? true, found: first.total.count }
    : null;

const idOf = ({ userId }: Pick<FoundCard, 'userId'>): string => userId;
const idsOfPage = oncePerList((page: readonly FoundCard[]) => page.map(idOf));

const headingOf = ({ count }: SearchTotal): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'Consultant' : 'Consultants'} Found`;

function statusOf(shown: number, total: SearchTotal | undefined): string {
  const number = shown.toLocaleString('en');
  return total ? `Showing ${number} of ${total.count.toLocaleString('en')}` : `Showing ${number}`;
}
