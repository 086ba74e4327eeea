import { findOpenProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import { viewProjectCard } from '#features/hiring/projects/server/views.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import { viewConsultantCard } from '#features/profiles/consultants/server/views/listed-profile.ts';
import { verifiedCertifications } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { savedSearchesContract } from '../contract.ts';
import { removeSearch, renameSearch, saveSearch } from './commands/save-search.ts';
import { listFinds, listSavedSearches } from './queries/saved-searches.ts';
import { viewSavedSearch } from './views.ts';

const operations = implementOperations(savedSearchesContract);

export const savedSearchesProcedures = {
  list: operations.list.handler(async ({ context: { db, person } }) => ({
    items: (await listSavedSearches(db, person.userId)).map(viewSavedSearch),
  })),

  saveForConsultants: operations.saveForConsultants.handler(async ({ context, input, errors }) => {
    const { write, client } = context;
    const wanted = { kind: 'consultants', ...input, leastScore: null } as const;
    const outcome = await write((tx) => saveSearch(tx, context, client.userId, wanted));
    if (outcome.refused) throw errors[outcome.refused]();
    return outcome.search;
  }),

  saveForProjects: operations.saveForProjects.handler(async ({ context, input, errors }) => {
    const { write, consultant } = context;
    const wanted = { kind: 'projects', ...input } as const;
    const outcome = await write((tx) => saveSearch(tx, context, consultant.userId, wanted));
    if (outcome.refused) throw errors[outcome.refused]();
    return outcome.search;
  }),

  rename: operations.rename.handler(async ({ context, input, errors }) => {
    const { write, person } = context;
    const change = { id: input.savedSearchId, name: input.name };
    const outcome = await write((tx) => renameSearch(tx, person.userId, change));
    if (outcome.refused) throw errors[outcome.refused]();
    return outcome.search;
  }),

  remove: operations.remove.handler(async ({ context: { write, person }, input }) => ({
    removed: await write((tx) => removeSearch(tx, person.userId, input.savedSearchId)),
  })),

  listFoundConsultants: operations.listFoundConsultants.handler(
    async ({ context, input, errors }) => {
      const { db, client, clock, isDemo } = context;
      const page = readPageRequest(input);
      if (!page) throw errors.INVALID_CURSOR();
      const wanted = { id: input.savedSearchId, kind: 'consultants' } as const;
      const finds = await listFinds(db, client.userId, wanted, page);
      if (!finds) throw errors.SAVED_SEARCH_NOT_FOUND();
      const ids = finds.items.flatMap(({ consultantId }) => consultantId ?? []);
      const at = { now: clock.now(), isDemo };
      const listed = await findListedProfiles(db, at, ids);
      const verified = await verifiedCertifications(db, ids, at.now);
      const cards = new Map(
        listed.map((row) => [
          row.user_id,
          viewConsultantCard({ ...row, verified: verified.get(row.user_id) ?? [] }, at.now),
        ]),
      );
      return {
        items: finds.items.map(({ id, consultantId, foundAt }) => ({
          ...{ id, foundAt: foundAt.toISOString() },
          consultant: cards.get(consultantId ?? '') ?? null,
        })),
        nextCursor: finds.nextCursor,
      };
    },
  ),

  listFoundProjects: operations.listFoundProjects.handler(async ({ context, input, errors }) => {
    const { db, consultant } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const wanted = { id: input.savedSearchId, kind: 'projects' } as const;
    const finds = await listFinds(db, consultant.userId, wanted, page);
    if (!finds) throw errors.SAVED_SEARCH_NOT_FOUND();
    const ids = finds.items.flatMap(({ projectId }) => projectId ?? []);
    const cards = new Map<string, ReturnType<typeof viewProjectCard>>(
      (await findOpenProjects(db, ids)).map((project) => [project.id, viewProjectCard(project)]),
    );
    return {
      items: finds.items.map(({ id, projectId, foundAt }) => ({
        ...{ id, foundAt: foundAt.toISOString() },
        project: cards.get(projectId ?? '') ?? null,
      })),
      nextCursor: finds.nextCursor,
    };
  }),
};
