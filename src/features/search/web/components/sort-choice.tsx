import { useId } from 'react';
import { consultantSorts } from '#catalogue/enumerations/consultant-search.ts';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { type SearchSort, searchSorts } from '../../rules.ts';

interface SortChoiceProps {
  /** Only a text can be matched better or worse. */
  hasText: boolean;
  sort: SearchSort | undefined;
  onSort: (sort: SearchSort) => void;
}

const bestMatch = { value: 'relevance', label: 'Best Match' };
const fixedOrders = consultantSorts.values.map((value) => ({
  value,
  label: consultantSorts.label(value),
}));

/** The order of the list; a change shows at once. */
export function SortChoice({ hasText, sort, onSort }: SortChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id}>Sort by</Label>
      <Select
        id={id}
        className="w-52"
        options={hasText ? [bestMatch, ...fixedOrders] : fixedOrders}
        value={sort ?? (hasText ? 'relevance' : 'rating')}
        onChange={(event) => {
          const chosen = searchSorts.find((each) => each === event.target.value);
          if (chosen) onSort(chosen);
        }}
      />
    </div>
  );
}
