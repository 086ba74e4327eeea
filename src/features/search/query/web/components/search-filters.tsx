import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { emptyDraft, useFilterDraft } from '../hooks/use-filter-draft.ts';
import { consultantCountsQuery } from '../queries.ts';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { countFilters, type FindSearch, rateProblems, readFindSearch } from './find-search.ts';
import { MainFilterFields } from './main-filter-fields.tsx';
import { MoreFilterFields } from './more-filter-fields.tsx';
import { SearchTextInput } from './search-text-input.tsx';

interface SearchFiltersProps {
  search: FindSearch;
  onApply: (filter: FindSearch) => void;
  onClear: () => void;
}

/**
 * What to look for: a line of search, and the filters in a bar that folds, on phones in a sheet. Nothing changes until
 * they are applied; then the address has them.
 */
export function SearchFilters({ search, onApply, onClear }: SearchFiltersProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const fieldId = useId();
  const { draft, set } = useFilterDraft(search, formRef);
  const counts = useQuery(consultantCountsQuery(search));
  const fields: FilterFieldsProps = { draft, set, search, facets: counts.data?.facets };
  const setFilters = countFilters(search);

  function apply(chosen = draft): boolean {
    if (rateProblems(chosen)) return false;
    const { sort, text, dropped, spelling } = search;
    // How the text before was to be read says nothing of another one.
    const reading = chosen.text.trim() === text ? { dropped, spelling } : {};
    onApply(readFindSearch({ ...chosen, ...reading, sort }));
    return true;
  }

  function clear() {
    set(emptyDraft);
    onClear();
  }

  return (
    <search aria-label="Consultants" className="mb-3 block">
      {counts.isError && !counts.data && (
        <PartFailed what="The numbers beside the choices" query={counts} />
      )}
      {/* Sent before the page is hydrated, the browser makes the address itself. */}
      <form
        ref={formRef}
        method="get"
        action="/find-consultants"
        className="flex flex-col gap-2 [&_label]:text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="flex items-start gap-2 sm:gap-3">
          <SearchField
            id={fieldId}
            value={draft.text}
            onChange={(text) => set({ text })}
            onChoose={(text) => apply({ ...draft, text })}
          />
          <Button type="submit" className="max-sm:px-3">
            <Search aria-hidden="true" />
            <span className="max-sm:sr-only">Search</span>
          </Button>
          <Button
            variant="secondary"
            className="sm:hidden noscript:hidden"
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            <SlidersHorizontal aria-hidden="true" />
            Filters
            {setFilters > 0 && (
              <>
                {' '}
                <span className="tabular-nums">
                  {setFilters}
                  <span className="sr-only"> set</span>
                </span>
              </>
            )}
          </Button>
        </div>
        {!isSheetOpen && <FilterBar {...fields} onClear={clear} />}
      </form>
      <FilterSheet
        {...fields}
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        onApply={() => apply()}
        onClear={clear}
      />
    </search>
  );
}

/** The filters below the line of search: a row, and the rest below it once it is asked for. */
function FilterBar({ onClear, ...fields }: FilterFieldsProps & { onClear: () => void }) {
  const [isChosen, setUnfolded] = useState(false);
  const isUnfolded = isChosen || rateProblems(fields.draft) !== null;
  const moreId = useId();
  return (
    // Without scripts there is no sheet and nothing unfolds: then all of it stands here at every width.
    <div className="hidden flex-col gap-3 sm:flex noscript:flex">
      <div className="flex flex-wrap items-end gap-3 *:min-w-36 *:flex-1">
        <MainFilterFields {...fields} />
        <div className="flex min-w-0! flex-none! flex-wrap gap-2">
          <Button
            variant="ghost"
            className="noscript:hidden"
            aria-expanded={isUnfolded}
            aria-controls={moreId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            More filters
            <ChevronDown
              aria-hidden="true"
              className={cx('transition-transform', isUnfolded && 'rotate-180')}
            />
          </Button>
          <Button type="submit" variant="secondary">
            Apply Filters
          </Button>
          <Button variant="ghost" onClick={onClear}>
            Clear
          </Button>
        </div>
      </div>
      <div
        id={moreId}
        className={cx(
          'gap-3 noscript:grid sm:grid-cols-2 lg:grid-cols-[repeat(4,11rem)_1fr]',
          isUnfolded ? 'grid' : 'hidden',
        )}
      >
        <MoreFilterFields {...fields} />
      </div>
    </div>
  );
}

interface SearchFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** A completion of the text was chosen. */
  onChoose: (completed: string) => void;
}

/** What is looked for, in the reader's own words. */
function SearchField({ id, value, onChange, onChoose }: SearchFieldProps) {
  return (
    <div className="min-w-0 flex-1">
      <Label htmlFor={id} className="sr-only">
        Search
      </Label>
      <SearchTextInput id={id} value={value} onValueChange={onChange} onChoose={onChoose} />
    </div>
  );
}
