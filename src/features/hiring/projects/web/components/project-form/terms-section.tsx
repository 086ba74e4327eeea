import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { urgencies } from '#catalogue/enumerations/project.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

/** When the work starts, how long it takes and what it may cost. */
export function TermsSection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Timing and budget">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateField control={control} name="startDate" label="Preferred start date" optional />
        <SelectField
          control={control}
          name="urgency"
          label="Urgency"
          options={urgencies.options}
          placeholder="Select an urgency"
          optional
        />
        <SelectField
          control={control}
          name="timeline"
          label="Expected duration"
          options={timelines.options}
          placeholder="Select an expected duration"
        />
        <SelectField
          control={control}
          name="budgetRange"
          label="Budget range (USD)"
          options={budgetRanges.options}
          placeholder="Select a budget range"
        />
      </div>
    </FormSection>
  );
}
