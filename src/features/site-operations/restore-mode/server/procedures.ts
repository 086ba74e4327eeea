import { implementOperations } from '#server/implement-operations.ts';
import { restoresContract } from '../contract.ts';
import { findHeldRestore } from './queries.ts';
import { viewHeldRestore } from './views.ts';

const operations = implementOperations(restoresContract);

export const restoresProcedures = {
  findHeld: operations.findHeld.handler(async ({ context }) => {
    const restore = await findHeldRestore(context.db);
    return { held: restore && viewHeldRestore(restore, await context.jobs.listHeld()) };
  }),
};
