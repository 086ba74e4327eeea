import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

/** Where the work is done. */
export function PlaceSection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Place" lead="Consultants see it with the project.">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          control={control}
          name="workArrangement"
          label="Where is the work done?"
          options={workArrangements.options}
          placeholder="Select an arrangement"
          optional
        />
        <TextInputField control={control} name="place" label="City or region" optional />
      </div>
    </FormSection>
  );
}
