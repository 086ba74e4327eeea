import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { companiesContract } from '../contract.ts';

export const companiesApi = featureClient<typeof companiesContract>('companies');

/** The company that the user acts for. */
export const ownCompanyQuery = queryOptions({
  queryKey: ['companies', 'own'],
  queryFn: () => companiesApi.getOwn(),
});

/** The companies that the user is a member of. */
export const ownCompaniesQuery = queryOptions({
  queryKey: ['companies', 'all'],
  queryFn: () => companiesApi.listOwn(),
});
