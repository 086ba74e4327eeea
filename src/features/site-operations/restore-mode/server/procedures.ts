import { implementOperations } from '#server/implement-operations.ts';
import { restoreModeContract } from '../contract.ts';
import { findPausedRestore } from './queries.ts';
import { viewPausedRestore } from './views.ts';

const operations = implementOperations(restoreModeContract);

export const restoreModeProcedures = {
  findPaused: operations.findPaused.handler(async ({ context }) => {
    const restore = await findPausedRestore(context.db);
    return { held: restore && viewPausedRestore(restore, await context.jobs.listPaused()) };
  }),
};
