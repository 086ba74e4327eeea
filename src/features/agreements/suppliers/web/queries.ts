import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { suppliersContract } from '../contract/operations.ts';

export const suppliersApi = featureClient<typeof suppliersContract>('suppliers');

/** The own supplier profile, without the bank details. */
export const ownSupplierQuery = queryOptions({
  queryKey: ['suppliers', 'own'],
  queryFn: () => suppliersApi.getOwn(),
});

/** The own bank details. */
export const ownBankDetailsQuery = queryOptions({
  queryKey: ['suppliers', 'own-bank-details'],
  queryFn: () => suppliersApi.getOwnBankDetails(),
});

/** What the consultant of a deal states; null where there is no such deal, and where the role does not allow it. */
export const dealSupplierQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['suppliers', 'of-deal', applicationId],
    queryFn: async () => {
      try {
        return await suppliersApi.getOfDeal({ applicationId });
      } catch (error) {
        if ([400, 403, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });
