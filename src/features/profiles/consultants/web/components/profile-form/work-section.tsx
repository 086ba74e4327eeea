import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { DateField } from '#ui/form/date-field.tsx';
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
      <div id="availability" className="flex flex-col gap-6">
        <RadioField
          control={control}
          name="availability"
          label="Availability"
          layout="inline"
          options={availabilities.options}
        />
        <DateField
          control={control}
          name="availableFrom"
          label="Available from"
          hint="It is shown beside your availability until that day. Then we ask you whether you are available."
          optional
          className="sm:max-w-md"
        />
      </div>
      <SelectField
        control={control}
        name="preferredProjectDuration"
        label="Preferred project duration"
        options={preferredDurations.options}
      />
    </FormSection>
  );
}
