import { profileLimits } from '#features/consultants/rules/profile-limits.ts';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import { experienceOptions } from './filter-options.ts';
import { areRatesCrossed } from './find-search.ts';

/** Years, rates and verified credentials. */
export function MoreFilterFields({ draft, set }: Pick<FilterFieldsProps, 'draft' | 'set'>) {
  return (
    <>
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
          areRatesCrossed(draft) ? 'The highest rate cannot be below the lowest one' : undefined
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
