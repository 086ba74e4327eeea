import { listApplicantIds } from '#features/hiring/applications/server/queries/applicants.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { searchContract, suggestionsContract } from '../contract.ts';
import { completeText } from './queries/complete-text.ts';
import { openSearch } from './queries/open-search.ts';
import { askedOf, readText } from './queries/read-text.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { suggestConsultants } from './queries/suggest-consultants.ts';
import type { SearchServices } from './services.ts';
import { viewFacets } from './views.ts';

const operations = implementOperations<typeof searchContract, SearchServices>(searchContract);

export const searchProcedures = {
  findConsultants: operations.findConsultants.handler(async ({ context, input, errors }) => {
    const page = await searchConsultants(await openSearch(context), input);
    if (!page) throw errors.INVALID_CURSOR();
    return page;
  }),

  countConsultants: operations.countConsultants.handler(async ({ context, input }) => {
    const at = await openSearch(context);
    const read = await readText(at, input.text);
    const text = read && askedOf(read);
    const total = await at.entries.count(input, text);
    const choices = await at.entries.countChoices(input, text);
    return { total, facets: choices && viewFacets(choices) };
  }),

  completeText: operations.completeText.handler(async ({ context: { db, clock }, input }) => ({
    items: await completeText(db, clock.now(), input.text),
  })),
};

const suggestionOperations = implementOperations<typeof suggestionsContract, SearchServices>(
  suggestionsContract,
);

export const suggestionProcedures = {
  suggestConsultants: suggestionOperations.suggestConsultants.handler(
    async ({ context, input, errors }) => {
      const { client, db, clock, searchMemory } = context;
      const project = await findOwnProject(db, client, input.projectId);
      if (!project) throw errors.PROJECT_NOT_FOUND();
      const exclude = await listApplicantIds(db, project);
      const remembered = await searchMemory.open();
      const { best } = await suggestConsultants(
        { db, now: clock.now(), remembered },
        viewNeed(project),
        { limit: input.limit, exclude },
      );
      return { items: best.map(({ card, match }) => ({ consultant: card, match })) };
    },
  ),
};
