import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { isSkillId } from '#catalogue/skills.ts';
import { profileLimits } from '#features/consultants/rules/profile-limits.ts';
import { cx } from '#ui/class-names.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { searchLimits } from '../../rules/limits.ts';
import { emptyDraft, useFilterDraft } from '../hooks/use-filter-draft.ts';
import { consultantCountsQuery } from '../queries.ts';
import {
  availabilityOptions,
  experienceOptions,
  locationOptions,
  moduleOptions,
  skillOptions,
} from './filter-options.ts';
import { countFilters, type FindSearch, readFindSearch } from './find-search.ts';

interface SearchFiltersProps {
  search: FindSearch;
  onApply: (filter: FindSearch) => void;
  onClear: () => void;
}

/** What to look for. Nothing changes until the filters are applied; then the address has them. */
export function SearchFilters({ search, onApply, onClear }: SearchFiltersProps) {
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const filtersId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, set } = useFilterDraft(search, formRef);
  const counts = useQuery(consultantCountsQuery(search));
  const facets = counts.data?.facets;
  const setFilters = countFilters(search);
  const areRatesCrossed =
    draft.minRate !== '' && draft.maxRate !== '' && Number(draft.minRate) > Number(draft.maxRate);
  const skill = isSkillId(draft.skill) ? draft.skill : undefined;
  const modules = moduleOptions(skill, draft.skill === search.skill ? facets : undefined);

  return (
    <search aria-label="Consultants">
      <Card className="mb-8">
        {counts.isError && !counts.data && (
          <PartFailed what="The numbers beside the choices" query={counts} />
        )}
        {/* Sent before the page is hydrated, the browser makes the address itself. */}
        <form
          ref={formRef}
          method="get"
          action="/find-consultants"
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!areRatesCrossed) onApply({ ...readFindSearch(draft), ...sortOf(search) });
          }}
        >
          <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
            <Field label="Search" className="flex-1">
              {(control) => (
                <Input
                  {...control}
                  name="text"
                  type="search"
                  maxLength={searchLimits.text}
                  placeholder="Skills, modules, titles, experience …"
                  value={draft.text}
                  onChange={(event) => set({ text: event.target.value })}
                />
              )}
            </Field>
            <Button type="submit">
              <Search aria-hidden="true" />
              Search
            </Button>
          </div>
          <Button
            variant="ghost"
            className="justify-start sm:hidden"
            aria-expanded={isOpenOnPhone}
            aria-controls={filtersId}
            onClick={() => setOpenOnPhone(!isOpenOnPhone)}
          >
            <SlidersHorizontal aria-hidden="true" />
            {isOpenOnPhone ? 'Hide filters' : 'Show filters'}
            {setFilters > 0 && ` (${setFilters} set)`}
          </Button>
          <div
            id={filtersId}
            className={cx('flex-col gap-5 sm:flex', isOpenOnPhone ? 'flex' : 'hidden')}
          >
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              <Field label="Skill">
                {(control) => (
                  <Select
                    {...control}
                    name="skill"
                    placeholder="All Skills"
                    options={skillOptions(facets)}
                    value={draft.skill}
                    onChange={(event) => set({ skill: event.target.value, module: '' })}
                  />
                )}
              </Field>
              {modules.length > 0 && (
                <Field label="Module">
                  {(control) => (
                    <Select
                      {...control}
                      name="module"
                      placeholder="All Modules"
                      options={modules}
                      value={draft.module}
                      onChange={(event) => set({ module: event.target.value })}
                    />
                  )}
                </Field>
              )}
              <Field label="Location">
                {(control) => (
                  <Select
                    {...control}
                    name="location"
                    options={locationOptions(facets, draft.location)}
                    value={draft.location}
                    onChange={(event) => set({ location: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Availability">
                {(control) => (
                  <Select
                    {...control}
                    name="availability"
                    options={availabilityOptions(facets)}
                    value={draft.availability}
                    onChange={(event) => set({ availability: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Experience">
                {(control) => (
                  <Select
                    {...control}
                    name="minExperience"
                    options={experienceOptions}
                    value={draft.minExperience}
                    onChange={(event) => set({ minExperience: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Lowest rate ($ per hour)">
                {(control) => (
                  <Input
                    {...control}
                    name="minRate"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={profileLimits.hourlyRate.max}
                    value={draft.minRate}
                    onChange={(event) => set({ minRate: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="Highest rate ($ per hour)"
                error={
                  areRatesCrossed ? 'The highest rate cannot be below the lowest one' : undefined
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    name="maxRate"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={profileLimits.hourlyRate.max}
                    value={draft.maxRate}
                    onChange={(event) => set({ maxRate: event.target.value })}
                  />
                )}
              </Field>
            </div>
            <Checkbox
              name="credentials"
              value="verified"
              checked={draft.credentials === 'verified'}
              onChange={(event) => set({ credentials: event.target.checked ? 'verified' : '' })}
              label="Verified credentials only"
              hint="We have checked at least one of their certifications: on the issuer’s public record, with the issuer, or on the certificate itself."
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary">
                Apply Filters
              </Button>
              <Button
                variant="ghost"
                onClick={() => {
                  set(emptyDraft);
                  onClear();
                }}
              >
                Clear
              </Button>
            </div>
          </div>
        </form>
      </Card>
    </search>
  );
}

const sortOf = ({ sort }: FindSearch): Pick<FindSearch, 'sort'> => (sort ? { sort } : {});
