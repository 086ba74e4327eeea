import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asApiProblem } from '#lib/api/problem.ts';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { messageForAuthError } from '../messages.ts';

/**
 * Sends a form of the settings. A refusal is said beside its field or above them all; whether it was taken is returned.
 */
export async function sendSettingsForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    const problem = asApiProblem(error);
    const unplaced = problem ? showFieldProblems(form, problem.fields) : [];
    if (problem && problem.fields.length > 0 && unplaced.length === 0) return false;
    form.setError('root', { message: messageForAuthError(error) });
    return false;
  }
}
