import { isSkillId } from '#catalogue/skills.ts';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import {
  availabilityOptions,
  locationOptions,
  moduleOptions,
  skillOptions,
} from './filter-options.ts';

/** Skill, its modules, place and availability: what most people filter by. */
export function MainFilterFields({ draft, set, search, facets }: FilterFieldsProps) {
  const skill = isSkillId(draft.skill) ? draft.skill : undefined;
  const modules = moduleOptions(skill, draft.skill === search.skill ? facets : undefined);
  return (
    <>
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
    </>
  );
}
