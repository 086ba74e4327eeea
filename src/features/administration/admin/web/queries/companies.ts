import { queryOptions } from '@tanstack/react-query';
import type { CompanyId } from '#access/company.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { adminCompaniesContract } from '../../contract/companies.ts';
import type { CompanyFilter } from '../../rules/company-list.ts';

const companiesApi = featureClient<typeof adminCompaniesContract>('companies');

/** Companies, the newest first, page by page. */
export const companiesQuery = (filter: CompanyFilter) =>
  pagedQuery(['companies', 'list', filter], (start) =>
    companiesApi.list({ ...filter, limit: 50, ...start }),
  );

/** One company. */
export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'one', companyId],
    queryFn: () => companiesApi.get({ companyId: companyId as CompanyId }),
  });
