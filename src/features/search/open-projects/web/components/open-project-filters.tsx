import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { type OpenProjectSort, openProjectSorts } from '#catalogue/enumerations/project.ts';
import {
  filterTextMaxLength,
  type OpenProjectChoice,
  type OpenProjectFilter,
  postedWithin,
  readOpenProjectChoice,
} from '#features/hiring/projects/rules/open-project-filter.ts';
import { useOwnProfile } from '#features/profiles/consultants/web/hooks/use-own-profile.ts';
import { cx } from '#ui/class-names.ts';
import { useAddressDraft } from '#ui/form/use-address-draft.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select, type SelectOption, type SelectOptionGroup } from '#ui/primitives/select.tsx';
import { type TriedProfile, triesOf } from '../../rules/tries.ts';
import { openProjectsQuery } from '../queries.ts';
import { budgetsFrom, skillChoices } from './open-project-choices.ts';

interface Choice {
  name: 'skill' | 'duration' | 'budgetFrom' | 'posted';
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

type FilterDraft = Record<Exclude<keyof OpenProjectChoice, 'dropped' | 'spelling'>, string>;

const draftOf = (filter: OpenProjectChoice): FilterDraft => ({
  text: filter.text ?? '',
  skill: filter.skill ?? '',
  duration: filter.duration ?? '',
  budgetFrom: filter.budgetFrom ?? '',
  posted: filter.posted ?? '',
  sort: filter.sort ?? 'match',
});

interface OpenProjectFiltersProps {
  filter: OpenProjectFilter;
  /** The order; the best match without one. */
  sort?: OpenProjectSort | undefined;
  /** What can be done with the filter. */
  action?: ReactNode;
}

/**
 * What the open projects are narrowed by. It stands in the address, so that it can be kept, linked to and gone back to.
 * On wide screens it is one row; on others all but the words is folded. While no project is open there is nothing to
 * narrow.
 */
export function OpenProjectFilters({ filter, sort, action }: OpenProjectFiltersProps) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const textRef = useRef<HTMLInputElement>(null);
  const fieldsId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { draft, set } = useAddressDraft(draftOf({ ...filter, sort }), formRef);
  const { data } = useInfiniteQuery(openProjectsQuery({ ...filter, ...(sort && { sort }) }));
  const { profile } = useOwnProfile();
  const isFiltered = Object.keys(filter).length > 0;
  const chosen = choices.filter(({ name }) => filter[name] !== undefined).length;
  if (!isFiltered && data?.pages[0]?.items.length === 0) return null;

  function show(wanted: FilterDraft) {
    set(wanted);
    // How a text was read belongs to that text.
    const { dropped, spelling } = wanted.text.trim() === filter.text ? filter : {};
    void navigate({
      to: '/consultant/portal',
      search: { tab: 'projects', ...readOpenProjectChoice({ ...wanted, dropped, spelling }) },
      replace: true,
      resetScroll: false,
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    show(draft);
  }

  function handleClear() {
    show(draftOf({ sort }));
    textRef.current?.focus();
  }

  return (
    <>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 max-xl:order-last xl:ml-auto',
          !isFiltered && !isUnfolded && 'max-xl:hidden',
        )}
      >
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={handleClear}>
            <X aria-hidden="true" />
            Clear filters
          </Button>
        )}
        {action}
      </div>
      {/* A form of its own address: it works before its scripts do. */}
      <form
        ref={formRef}
        method="get"
        action="/consultant/portal"
        aria-label="Filter the open projects"
        onSubmit={handleSubmit}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 xl:grid-cols-[minmax(0,1fr)_auto_repeat(5,9.5rem)] [&_label]:text-sm"
      >
        <input type="hidden" name="tab" value="projects" />
        <Field label="Search" className="max-xl:col-span-2 max-xl:[&_label]:sr-only">
          {(parts) => (
            <Input
              {...parts}
              ref={textRef}
              type="search"
              name="text"
              value={draft.text}
              maxLength={filterTextMaxLength}
              placeholder="What you do, where, from when"
              enterKeyHint="search"
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="max-sm:px-3 xl:px-3">
          <Search aria-hidden="true" />
          <span className="max-sm:sr-only xl:sr-only">Search</span>
        </Button>
        <Button
          variant="secondary"
          className="justify-self-start xl:hidden noscript:hidden"
          aria-expanded={isUnfolded}
          aria-controls={fieldsId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <SlidersHorizontal aria-hidden="true" />
          Filters
          {chosen > 0 && (
            <>
              {' '}
              <span className="tabular-nums">
                {chosen}
                <span className="sr-only"> set</span>
              </span>
            </>
          )}
        </Button>
        {/* Without a profile nothing matches better than another. */}
        {profile && (
          <Field
            label="Sort by"
            className="max-xl:col-span-2 max-xl:w-44 max-xl:justify-self-end xl:order-last max-xl:[&_label]:sr-only"
          >
            {(parts) => (
              <Select
                {...parts}
                name="sort"
                options={openProjectSorts.options}
                value={draft.sort}
                onChange={(event) => show({ ...draft, sort: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
        <div
          id={fieldsId}
          className={cx(
            'col-span-full grid-cols-2 gap-x-3 gap-y-2 xl:contents',
            isUnfolded ? 'grid' : 'hidden noscript:grid',
          )}
        >
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
      </form>
      {!isFiltered && profile && <TryThese profile={profile} />}
    </>
  );
}

/** Texts to begin with, of what the own profile lists. */
function TryThese({ profile }: { profile: TriedProfile }) {
  const tries = triesOf(profile);
  if (tries.length === 0) return null;
  return (
    <p className="flex w-full flex-wrap gap-x-4 text-sm text-ink-muted">
      <span>Try</span>
      {tries.map((text) => (
        <Link
          key={text}
          to="/consultant/portal"
          search={{ tab: 'projects', text }}
          resetScroll={false}
        >
          {text}
        </Link>
      ))}
    </p>
  );
}
