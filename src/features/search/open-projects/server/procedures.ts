import { viewProjectCard } from '#features/hiring/projects/server/views.ts';
import { answersOf } from '#features/search/query/rules/found-why.ts';
import { readRankedRequest } from '#lib/api/ranked-cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { openProjectsContract } from '../contract.ts';
import { listProjects } from './queries/list-projects.ts';

const operations = implementOperations(openProjectsContract);

export const openProjectsProcedures = {
  listOpen: operations.listOpen.handler(async ({ context, input, errors }) => {
    const { limit, cursor, sort, ...filter } = input;
    const { db, clock, consultant } = context;
    const page = readRankedRequest(sort, { limit, cursor });
    if (!page) throw errors.INVALID_CURSOR();
    const asked = { consultant, filter, sort, now: clock.now() };
    const { items, nextCursor, found } = await listProjects(db, asked, page);
    const { usedText: used = null, typed = '' } = found?.text ?? {};
    return {
      items: items.map((project) => ({
        ...viewProjectCard(project),
        ...answersOf(found?.text.clauses ?? [], found?.waysOf(project.id) ?? []),
      })),
      nextCursor,
      correction: used === null ? null : { typed, used },
      reading: found?.reading ?? null,
    };
  }),
};
