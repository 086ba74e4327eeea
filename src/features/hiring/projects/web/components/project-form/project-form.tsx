import type { ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { ProjectInput } from '../../../rules/project-form.ts';
import { useMissingTextToast } from '../../hooks/use-missing-text-toast.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { CompanySection } from './company-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ProjectPreview } from './project-preview.tsx';
import { RequirementsSection } from './requirements-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { WorkSection } from './work-section.tsx';

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
