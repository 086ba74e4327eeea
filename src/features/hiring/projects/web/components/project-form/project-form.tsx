import type { ReactNode } from 'react';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { urgencies, type Visibility, visibilities } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import type { ProjectInput } from '../../../rules/project-form.ts';
import { useMissingTextToast } from '../../hooks/use-missing-text-toast.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { CompanySection } from './company-section.tsx';
import { FormSection } from './form-section.tsx';
import { ProjectPreview } from './project-preview.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RequirementsSection } from './requirements-section.tsx';
import { WorkSection } from './work-section.tsx';

const meanings: Record<Visibility, string> = {
  public:
    'Visible to all consultants, who can apply. Your personal and company details are shared only with applicants.',
  private:
    'Hidden from consultants. You see suggested consultants in the project details and make contact directly.',
};

/** Who can see the project. */
function VisibilitySection({ form: { control } }: { form: ProjectFormState }) {
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

interface ProjectFormProps {
  form: ProjectFormState;
  onSubmit: (project: ProjectInput) => Promise<void>;
  /** What the form is called, for screen readers. */
  name: string;
  submitLabel: string;
  pendingLabel: string;
  /** The way out without saving: a link. */
  cancel: ReactNode;
}

/** The project form, for posting and for editing. */
export function ProjectForm(props: ProjectFormProps) {
  const { form } = props;
  useMissingTextToast(form);
  return (
    <Form form={form} onSubmit={props.onSubmit} aria-label={props.name}>
      <p className="text-ink-muted">Please fill in every field that is not marked optional.</p>
      <CompanySection form={form} />
      <WorkSection form={form} />
      <RequirementsSection form={form} />
      <TermsSection form={form} />
      <PlaceSection form={form} />
      <QuestionsSection form={form} />
      <VisibilitySection form={form} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {props.cancel}
        <ProjectPreview form={form} />
        <SubmitButton size="lg" pendingLabel={props.pendingLabel}>
          {props.submitLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Where the work is done. */
function PlaceSection({ form: { control } }: { form: ProjectFormState }) {
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

/** When the work starts, how long it takes and what it may cost. */
function TermsSection({ form: { control } }: { form: ProjectFormState }) {
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
