import { actors } from '#server/actors.ts';
import { searchContract } from '../contract.ts';
import { openSearch } from './queries/open-search.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { viewFacets } from './views.ts';

const { asApprovedClient } = actors(searchContract);

export const searchProcedures = {
  findConsultants: asApprovedClient.findConsultants.handler(async ({ context, input, errors }) => {
    const page = await searchConsultants(await openSearch(context), input);
    if (!page) throw errors.INVALID_CURSOR();
    return page;
  }),

  countConsultants: asApprovedClient.countConsultants.handler(async ({ context, input }) => {
    const { entries } = await openSearch(context);
    const total = await entries.count(input);
    const choices = await entries.countChoices(input);
    return { total, facets: choices && viewFacets(choices) };
  }),
};
