import { FieldList } from '#ui/form/field-list.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { profileLimits } from '../../../rules/profile-limits.ts';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

const { max, tooMany } = profileLimits.portfolioProjects;

/** Work the consultant is proud of. */
export function PortfolioSection({ control }: ProfileFormPart) {
  return (
    <FormSection id="portfolio" title="Portfolio">
      <FieldList
        control={control}
        name="portfolioProjects"
        legend="Projects"
        hint={`Up to ${max}. Leave out what your clients want kept private.`}
        optional
        rowLabel={(position) => `Project ${position}`}
        addLabel="Add Project"
        newRow={() => ({ title: '', description: '' })}
        max={{ rows: max, message: tooMany }}
        emptyText="No projects yet."
      >
        {(index) => (
          <>
            <TextInputField
              control={control}
              name={`portfolioProjects.${index}.title`}
              label="Project title"
              maxLength={200}
            />
            <TextAreaField
              control={control}
              name={`portfolioProjects.${index}.description`}
              label="Project description"
              hint="50 characters or more: the task, what you did, what came of it."
              rows={4}
              counterMax={2000}
            />
          </>
        )}
      </FieldList>
    </FormSection>
  );
}
