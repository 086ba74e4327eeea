import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { packsContract } from '../contract.ts';
import { listPapers } from './queries/papers.ts';

const operations = implementOperations(packsContract);

export const packsProcedures = {
  get: operations.get.handler(async ({ context, input: { applicationId }, errors }) => {
    const { correspondent, db } = context;
    const own = await findOwnSide(db, correspondent, applicationId);
    const found = own && (await listPapers(context, correspondent, own));
    if (!found) throw errors.APPLICATION_NOT_FOUND();
    return {
      ...{ projectTitle: found.deal.title, side: own.side },
      papers: found.papers.map(({ path, title, date, sha256 }) => ({
        ...{ path, title, sha256 },
        date: date?.toISOString() ?? null,
      })),
    };
  }),
};
