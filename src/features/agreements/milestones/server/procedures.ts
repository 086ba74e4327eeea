import { changeOwnDeal } from '#features/hiring/applications/server/commands/change-own-deal.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { milestonesContract } from '../contract.ts';
import { decideMilestone } from './commands/decide-milestone.ts';
import { deliverMilestone } from './commands/deliver-milestone.ts';
import { readMilestones } from './queries/milestone-list.ts';

const operations = implementOperations(milestonesContract);

export const milestonesProcedures = {
  list: operations.list.handler(async ({ context, input: { applicationId }, errors }) => {
    const { db, correspondent } = context;
    if (!(await findOwnSide(db, correspondent, applicationId))) {
      throw errors.APPLICATION_NOT_FOUND();
    }
    return readMilestones(db, correspondent, applicationId);
  }),

  deliver: operations.deliver.handler(async ({ context, input, errors }) => {
    const { applicationId, ...delivery } = input;
    const { refused } = await changeOwnDeal(context, context.consultant, applicationId, (tx, own) =>
      deliverMilestone(tx, context, own, delivery),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  accept: operations.accept.handler(async ({ context, input, errors }) => {
    const { applicationId, ...read } = input;
    const by = context.client.userId;
    const { refused } = await changeOwnDeal(context, context.client, applicationId, (tx, own) =>
      decideMilestone(tx, context, own, { ...read, by, reason: null }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  return: operations.return.handler(async ({ context, input, errors }) => {
    const { applicationId, ...decision } = input;
    const by = context.client.userId;
    const { refused } = await changeOwnDeal(context, context.client, applicationId, (tx, own) =>
      decideMilestone(tx, context, own, { ...decision, by }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),
};
