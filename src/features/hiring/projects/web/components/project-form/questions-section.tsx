import { useWatch } from 'react-hook-form';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { mostQuestions } from '../../../rules/project-form.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

/** What applicants are asked: one field more than there are questions. */
export function QuestionsSection({ form: { control } }: { form: ProjectFormState }) {
  const questions = useWatch({ control, name: 'questions' });
  const asked = questions.findLastIndex((question) => question.trim() !== '') + 1;
  return (
    <FormSection
      title="Questions to applicants"
      lead={`Up to ${mostQuestions}, answered with the application. They are read by consultants who open the project.`}
    >
      {([0, 1, 2] as const).slice(0, asked + 1).map((at) => (
        <TextInputField
          key={at}
          control={control}
          name={`questions.${at}`}
          label={`Question ${at + 1}`}
          optional
          {...(at === 0 && {
            hint: 'Such as “Have you moved a company of our size from AX 2012?”',
          })}
        />
      ))}
    </FormSection>
  );
}
