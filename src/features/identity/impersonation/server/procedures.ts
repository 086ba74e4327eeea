import { listLookIns } from '#features/identity/accounts/server/queries/look-ins.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { lookInsContract } from '../contract.ts';
import { beginLookIn, endLookIn } from './commands.ts';
import { viewLookIn } from './views.ts';

const operations = implementOperations(lookInsContract);

export const lookInsProcedures = {
  begin: operations.begin.handler(async ({ context, input, errors }) => {
    const begun = await context.write((tx) => beginLookIn(tx, context, context.admin, input));
    if (begun.refused !== null) throw errors[begun.refused]();
    return { userType: begun.userType, endsAt: begun.endsAt };
  }),

  end: operations.end.handler(async ({ context: { lookingIn, write, clock } }) => {
    if (!lookingIn) return { ended: false };
    const circumstances = { now: clock.now(), address: lookingIn.address };
    return { ended: await write((tx) => endLookIn(tx, lookingIn, circumstances)) };
  }),

  listOwn: operations.listOwn.handler(async ({ context: { db, person } }) => ({
    items: (await listLookIns(db, person.userId)).map(viewLookIn),
  })),
};
