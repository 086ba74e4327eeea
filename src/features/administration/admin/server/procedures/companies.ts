import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { adminCompaniesContract } from '../../contract/companies.ts';
import { findCompanyPage, listCompanies } from '../queries/company-list.ts';
import { viewCompanyPage, viewListedCompany } from '../views/companies.ts';

const operations = implementOperations(adminCompaniesContract);

export const adminCompaniesProcedures = {
  list: operations.list.handler(async ({ context: { db }, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listCompanies(db, input, page);
    return { items: items.map(viewListedCompany), nextCursor };
  }),

  get: operations.get.handler(async ({ context: { db }, input: { companyId }, errors }) => {
    const page = await findCompanyPage(db, companyId);
    if (!page) throw errors.COMPANY_NOT_FOUND();
    return viewCompanyPage(page);
  }),
};
