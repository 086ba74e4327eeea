import { useId } from 'react';
import { type ApplicationSort, applicationSorts } from '#catalogue/enumerations/application.ts';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';

interface ApplicationSortChoiceProps {
  sort: ApplicationSort | undefined;
  onSort: (sort: ApplicationSort) => void;
}

/** The order of the applications; a change shows at once. */
export function ApplicationSortChoice({ sort = 'match', onSort }: ApplicationSortChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id} className="max-sm:sr-only">
        Sort by
      </Label>
      <Select
        id={id}
        className="w-44"
        options={applicationSorts.options}
        value={sort}
        onChange={({ target: { value } }) => {
          if (applicationSorts.has(value)) onSort(value);
        }}
      />
    </div>
  );
}
