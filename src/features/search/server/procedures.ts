import { actors } from '#features/accounts/server/actors.ts';
import { searchContract } from '../contract.ts';
import { countFacets } from './queries/count-facets.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { viewFacets } from './views.ts';

const { asApprovedClient } = actors(searchContract);

export const searchProcedures = {
  findConsultants: asApprovedClient.findConsultants.handler(async ({ context, input, errors }) => {
    const page = await searchConsultants(context.db, context.clock.now(), input);
    if (!page) throw errors.INVALID_CURSOR();
    return page;
  }),

  countConsultants: asApprovedClient.countConsultants.handler(async ({ context, input }) => {
    const { total, choices } = await countFacets(context.db, context.clock.now(), input);
    return { total, facets: choices && viewFacets(choices) };
  }),
};
