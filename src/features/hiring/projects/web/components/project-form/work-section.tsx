import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { projectTypes } from '#catalogue/enumerations/project.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { projectSchema } from '../../../rules/project-form.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

const descriptionMaxLength = projectSchema.shape.description.maxLength ?? undefined;

/** What is to be done. */
export function WorkSection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Project">
      <TextInputField
        control={control}
        name="title"
        label="Project title"
        hint="What consultants read first, such as “Migrate from AX 2012 to D365 Finance”."
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          control={control}
          name="projectType"
          label="Project type"
          options={projectTypes.options}
          placeholder="Select a project type"
        />
        <SelectField
          control={control}
          name="currentD365Status"
          label="Current D365 status"
          options={d365Statuses.options}
          placeholder="Select a status"
        />
      </div>
      <TextAreaField
        control={control}
        name="description"
        label="Project description"
        hint="Your goals, what is in place today, and what should be different afterwards."
        rows={8}
        counterMax={descriptionMaxLength}
      />
    </FormSection>
  );
}
