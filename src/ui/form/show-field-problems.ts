import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from '#lib/api/problem.ts';

/**
 * Puts what the server refused beside the fields it is about. Answers the problems that no field of this form shows,
 * for the form to say as a whole.
 */
export function showFieldProblems<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  const isFieldName = (name: string): name is FieldPath<TValues> =>
    get(form.control._fields, name) !== undefined;
  const unplaced: FieldProblem[] = [];
  for (const problem of problems) {
    const { path, message } = problem;
    if (isFieldName(path)) form.setError(path, { type: 'server', message });
    else unplaced.push(problem);
  }
  return unplaced;
}
