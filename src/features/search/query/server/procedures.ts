import { listApplicantIds } from '#features/hiring/applications/server/queries/applicants.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import type { ReachServices } from '#features/profiles/reach/server/commands/reach-counter.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { searchContract, suggestionsContract } from '../contract.ts';
import { completeText } from './queries/complete-text.ts';
import { readText } from './queries/read-text.ts';
import { countChoices, countConsultants, openSearch } from './queries/search-at.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { suggestConsultants } from './queries/suggest-consultants.ts';
import type { SearchServices } from './services.ts';
import { viewFacets } from './views.ts';

/** The index is read in some seconds. */
const searchLoading = { retryAfterSeconds: 5 };

const operations = implementOperations<typeof searchContract, SearchServices & ReachServices>(
  searchContract,
);

export const searchProcedures = {
  findConsultants: operations.findConsultants.handler(async ({ context, input, errors }) => {
    const at = await openSearch(context);
    if (!at) throw errors.SEARCH_LOADING({ data: searchLoading });
    const page = await searchConsultants(at, input);
    if (!page) throw errors.INVALID_CURSOR();
    context.reach.countAppearances(
      context.client,
      page.items.map(({ userId }) => userId),
    );
    return page;
  }),

  countConsultants: operations.countConsultants.handler(async ({ context, input, errors }) => {
    const at = await openSearch(context);
    if (!at) throw errors.SEARCH_LOADING({ data: searchLoading });
    const read = await readText(at, input);
    const text = read?.asked ?? null;
    return {
      total: { count: await countConsultants(at, input, text), isCapped: false },
      facets: viewFacets(await countChoices(at, input, text)),
    };
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
      const { client, db } = context;
      const project = await findOwnProject(db, client, input.projectId);
      if (!project) throw errors.PROJECT_NOT_FOUND();
      const exclude = await listApplicantIds(db, project);
      const at = await openSearch(context);
      if (!at) throw errors.SEARCH_LOADING({ data: searchLoading });
      const { limit } = input;
      const best = await suggestConsultants(at, viewNeed(project), { limit, exclude });
      return { items: best.map(({ card, match }) => ({ consultant: card, match })) };
    },
  ),
};
