import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '#lib/api/problem.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import type { ProjectInput } from '../../rules/project-form.ts';
import {
  type ProjectFormValues,
  projectFormSchema,
} from '../components/project-form/project-form-schema.ts';

export type ProjectFormState = UseFormReturn<ProjectFormValues, unknown, ProjectInput>;

/** The state of a project form that starts with these values. */
export function useProjectForm(defaultValues: DefaultValues<ProjectFormValues>): ProjectFormState {
  return useSchemaForm(projectFormSchema, { defaultValues });
}

const isFieldName = (name: string): name is keyof ProjectFormValues =>
  Object.hasOwn(projectFormSchema.shape, name);

/** Puts what the server refused to the fields it is about. */
export function showRefusedFields(form: ProjectFormState, { fields }: ApiProblem): void {
  for (const { path, message } of fields) {
    const [name = ''] = path.split('.');
    if (isFieldName(name)) form.setError(name, { message });
  }
}
