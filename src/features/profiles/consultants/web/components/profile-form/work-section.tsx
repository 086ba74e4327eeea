import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

/** What the consultant offers: title, experience in years, rate, hours. */
export function WorkSection({ control }: ProfileFormPart) {
  return (
    <FormSection title="Your work">
      <TextInputField
        control={control}
        name="title"
        label="Professional title"
        placeholder="Dynamics 365 Finance consultant"
        autoComplete="organization-title"
        maxLength={120}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <NumberField control={control} name="yearsExperience" label="Years of experience" whole />
        <NumberField control={control} name="hourlyRate" label="Hourly rate (USD)" whole />
        <NumberField control={control} name="hoursPerWeek" label="Hours per week" whole />
      </div>
      <RadioField
        control={control}
        name="availability"
        label="Availability"
        layout="inline"
        options={availabilities.options}
      />
      <SelectField
        control={control}
        name="preferredProjectDuration"
        label="Preferred project duration"
        options={preferredDurations.options}
      />
    </FormSection>
  );
}
