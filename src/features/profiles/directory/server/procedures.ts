import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { directoryContract } from '../contract.ts';
import { listListedConsultants } from './queries/public-cards.ts';
import { findCityRows, findSkillRows, listDirectoryRows } from './queries/public-groups.ts';
import { viewPublicCard, viewPublicCity, viewPublicDirectory, viewPublicSkill } from './views.ts';

const operations = implementOperations(directoryContract);

export const directoryProcedures = {
  listPublicCards: operations.listPublicCards.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { db, clock, isDemo } = context;
    const at = { now: clock.now(), isDemo };
    const { items, nextCursor } = await listListedConsultants(db, at, input, page);
    return { items: items.map((item) => viewPublicCard(item, at.now)), nextCursor };
  }),

  getPublicDirectory: operations.getPublicDirectory.handler(async ({ context }) =>
    viewPublicDirectory(await listDirectoryRows(context.db)),
  ),

  getPublicSkill: operations.getPublicSkill.handler(async ({ context, input, errors }) => {
    const rows = await findSkillRows(context.db, input.skill);
    if (!rows) throw errors.NOT_FOUND();
    return viewPublicSkill(rows);
  }),

  getPublicCity: operations.getPublicCity.handler(async ({ context, input, errors }) => {
    const rows = await findCityRows(context.db, input.city);
    if (!rows) throw errors.NOT_FOUND();
    return viewPublicCity(rows);
  }),
};
