import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';
import { extraSkillGroups, moduleGroups } from './requirement-options.ts';

/** Which modules and skills the work needs. */
export function RequirementsSection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Requirements">
      <MultiSelectField
        control={control}
        name="modules"
        label="D365 modules"
        hint="At least one. Search by module or by product; former names such as AX or Talent work, too."
        groups={moduleGroups}
        placeholder="Search and choose modules"
      />
      <MultiSelectField
        control={control}
        name="extraSkills"
        label="Extra skills"
        groups={extraSkillGroups}
        placeholder="Search and choose skills"
        optional
      />
    </FormSection>
  );
}
