import { type Visibility, visibilities } from '#catalogue/enumerations/project.ts';
import { RadioField } from '#ui/form/radio-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

const meanings: Record<Visibility, string> = {
  public:
    'Visible to all consultants, who can apply. Your personal and company details are shared only with applicants.',
  private:
    'Hidden from consultants. You see suggested consultants in the project details and make contact directly.',
};

/** Who can see the project. */
export function VisibilitySection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Visibility">
      <RadioField
        control={control}
        name="visibility"
        label="Who can see this project?"
        layout="cards"
        options={visibilities.options.map((option) => ({
          ...option,
          hint: meanings[option.value],
        }))}
      />
    </FormSection>
  );
}
