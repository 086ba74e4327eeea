import { implementOperations } from '#server/implement-operations.ts';
import { dataExportsContract } from '../contract.ts';
import { askExport } from './commands/ask-export.ts';
import { removeGivenUp } from './commands/remove-exports.ts';
import { findLastExport } from './queries.ts';
import { viewExport } from './views.ts';

const operations = implementOperations(dataExportsContract);

export const dataExportsProcedures = {
  get: operations.get.handler(async ({ context: { db, person, clock } }) => ({
    dataExport: viewExport(await findLastExport(db, person.userId, clock.now())),
  })),

  ask: operations.ask.handler(async ({ context, errors }) => {
    const { db, person, clock } = context;
    await removeGivenUp(context, person.userId, clock.now());
    const { refused } = await context.write((tx) => askExport(tx, context, person.userId));
    if (refused) throw errors[refused]();
    return { dataExport: viewExport(await findLastExport(db, person.userId, clock.now())) };
  }),
};
