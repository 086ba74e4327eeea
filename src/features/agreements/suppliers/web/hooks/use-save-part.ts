import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import type { OwnSupplier } from '../../contract/views.ts';
import type { SupplierPart } from '../../rules/completeness.ts';
import { messageForSupplierError, supplierMessages } from '../messages.ts';
import { ownSupplierQuery } from '../queries.ts';

/**
 * Saves one part of the own supplier profile, and shows what it is now; what is entered in other parts stays. Refusals
 * stand beside their fields.
 */
export function useSavePart<Values extends FieldValues, Output>(
  part: SupplierPart,
  form: UseFormReturn<Values, unknown, Output>,
  save: (values: Output) => Promise<OwnSupplier>,
) {
  const queryClient = useQueryClient();
  return async (values: Output): Promise<void> => {
    try {
      queryClient.setQueryData(ownSupplierQuery.queryKey, await save(values));
      notify.success(supplierMessages.saved(part));
    } catch (error) {
      const fields = asApiProblem(error)?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: messageForSupplierError(error, supplierMessages.failed) });
    }
  };
}
