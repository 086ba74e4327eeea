import type { SignedIn } from '#access/viewer.ts';
import type { LeavingServices } from '#features/companies/members/server/commands/change-members.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { Services } from '#server/services.ts';
import { deletionsContract } from '../contract.ts';
import { isConfirmation } from '../rules.ts';
import { askDeletion, askDeletionFor, cancelDeletion } from './commands/ask-deletion.ts';
import { findDeletion, findEffects } from './queries.ts';
import { viewDeletion } from './views.ts';

const operations = implementOperations<typeof deletionsContract, LeavingServices>(
  deletionsContract,
);

const viewOf = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, { userId }: SignedIn) =>
  viewDeletion(await findDeletion(db, userId), await findEffects(db, userId, clock.now()));

export const deletionsProcedures = {
  get: operations.get.handler(({ context }) => viewOf(context, context.person)),

  ask: operations.ask.handler(async ({ context, input, errors }) => {
    const { person } = context;
    if (!isConfirmation(input.email, person.email)) throw errors.ADDRESS_DIFFERS();
    const { refused } = await context.write((tx) => askDeletion(tx, context, person));
    if (refused) throw errors[refused]();
    return viewOf(context, person);
  }),

  cancel: operations.cancel.handler(async ({ context, errors }) => {
    const { refused, cancelled } = await context.write((tx) =>
      cancelDeletion(tx, context, context.person.userId),
    );
    if (refused) throw errors[refused]();
    return { cancelled };
  }),

  askFor: operations.askFor.handler(async ({ context, input, errors }) => {
    const asked = await context.write((tx) => askDeletionFor(tx, context, context.admin, input));
    if (asked.refused !== null) throw errors[asked.refused]();
    return { dueAt: asked.dueAt };
  }),
};
