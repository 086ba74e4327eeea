import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { NumberInput } from '#ui/primitives/number-input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import { experienceOptions, languageOptions } from './filter-options.ts';
import { rateProblems } from './find-search.ts';

/** Languages, years, rates and verified credentials. */
export function MoreFilterFields({ draft, set, facets }: Omit<FilterFieldsProps, 'search'>) {
  const problems = rateProblems(draft);
  return (
    <>
      <Field label="Language">
        {(control) => (
          <Select
            {...control}
            name="language"
            placeholder="Any language"
            options={languageOptions(facets, draft.language)}
            value={draft.language}
            onChange={(event) => set({ language: event.target.value })}
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
      <Field label="Lowest rate ($ per hour)" error={problems?.minRate}>
        {(control) => (
          <NumberInput
            {...control}
            name="minRate"
            whole
            value={draft.minRate}
            onChange={(event) => set({ minRate: event.target.value })}
          />
        )}
      </Field>
      <Field label="Highest rate ($ per hour)" error={problems?.maxRate}>
        {(control) => (
          <NumberInput
            {...control}
            name="maxRate"
            whole
            value={draft.maxRate}
            onChange={(event) => set({ maxRate: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        name="credentials"
        value="verified"
        checked={draft.credentials === 'verified'}
        onChange={(event) => set({ credentials: event.target.checked ? 'verified' : '' })}
        label="Verified credentials only"
        hint="We have checked at least one of their certifications: on the issuer’s public record, with the issuer, or on the certificate itself."
      />
    </>
  );
}
