import { listImpersonations } from '#features/identity/accounts/server/queries/impersonations.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { impersonationsContract } from '../contract.ts';
import { beginImpersonation, endImpersonation } from './commands.ts';
import { viewImpersonation } from './views.ts';

const operations = implementOperations(impersonationsContract);

export const impersonationsProcedures = {
  begin: operations.begin.handler(async ({ context, input, errors }) => {
    const begun = await context.write((tx) =>
      beginImpersonation(tx, context, context.admin, input),
    );
    if (begun.refused !== null) throw errors[begun.refused]();
    return { userType: begun.userType, endsAt: begun.endsAt };
  }),

  end: operations.end.handler(async ({ context: { lookingIn, write, clock } }) => {
    if (!lookingIn) return { ended: false };
    const circumstances = { now: clock.now(), address: lookingIn.address };
    return { ended: await write((tx) => endImpersonation(tx, lookingIn, circumstances)) };
  }),

  listOwn: operations.listOwn.handler(async ({ context: { db, person } }) => ({
    items: (await listImpersonations(db, person.userId)).map(viewImpersonation),
  })),
};
