import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import {
  filterTextMaxLength,
  type OpenProjectFilter,
  postedWithin,
  readOpenProjectFilter,
} from '#features/hiring/projects/rules/open-project-filter.ts';
import { useAddressDraft } from '#ui/form/use-address-draft.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select, type SelectOption, type SelectOptionGroup } from '#ui/primitives/select.tsx';
import { budgetsFrom, skillChoices } from './open-project-choices.ts';

interface Choice {
  name: Exclude<keyof OpenProjectFilter, 'text'>;
  label: string;
  any: string;
  options: readonly (SelectOption | SelectOptionGroup)[];
}

const choices: readonly Choice[] = [
  { name: 'skill', label: 'Skill', any: 'Any skill', options: skillChoices },
  { name: 'duration', label: 'Duration', any: 'Any duration', options: timelines.options },
  { name: 'budgetFrom', label: 'Budget', any: 'Any budget', options: budgetsFrom },
  { name: 'posted', label: 'Posted', any: 'Any time', options: postedWithin.options },
];

type FilterDraft = Record<keyof OpenProjectFilter, string>;

const draftOf = (filter: OpenProjectFilter): FilterDraft => ({
  text: filter.text ?? '',
  skill: filter.skill ?? '',
  duration: filter.duration ?? '',
  budgetFrom: filter.budgetFrom ?? '',
  posted: filter.posted ?? '',
});

/**
 * What the open projects are narrowed by. It stands in the address, so that it can be kept, linked to and gone back to.
 */
export function OpenProjectFilters({ filter }: { filter: OpenProjectFilter }) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const textRef = useRef<HTMLInputElement>(null);
  const { draft, set } = useAddressDraft(draftOf(filter), formRef);

  function show(wanted: FilterDraft) {
    set(wanted);
    void navigate({
      to: '/consultant/portal',
      search: { tab: 'projects', ...readOpenProjectFilter(wanted) },
      replace: true,
      resetScroll: false,
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    show(draft);
  }

  function handleClear() {
    show(draftOf({}));
    textRef.current?.focus();
  }

  return (
    // A form of its own address: it works before its scripts do.
    <form
      ref={formRef}
      method="get"
      action="/consultant/portal"
      aria-label="Filter the open projects"
      onSubmit={handleSubmit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="tab" value="projects" />
      <div className="flex items-end gap-3">
        <Field label="Search" className="flex-1">
          {(parts) => (
            <Input
              {...parts}
              ref={textRef}
              type="search"
              name="text"
              value={draft.text}
              maxLength={filterTextMaxLength}
              placeholder="Words of a project"
              enterKeyHint="search"
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" />
          Search
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {choices.map(({ name, label, any, options }) => (
          <Field key={name} label={label}>
            {(parts) => (
              <Select
                {...parts}
                name={name}
                placeholder={any}
                options={options}
                value={draft[name]}
                onChange={(event) => show({ ...draft, [name]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {Object.keys(filter).length > 0 && (
        <div>
          <Button variant="ghost" size="sm" onClick={handleClear}>
            <X aria-hidden="true" />
            Clear filters
          </Button>
        </div>
      )}
    </form>
  );
}
