import { useId } from 'react';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { defaultSort, labelOfSort, type SearchSort, searchSorts } from '../../rules/sorts.ts';

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
export function SortChoice({ hasText, sort, onSort }: SortChoiceProps) {
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
