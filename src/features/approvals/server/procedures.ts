import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { approvalsContract } from '../contract.ts';
import { approveAccount, approveClients, findLastWaitingClient } from './commands.ts';
import { countPending, listPending } from './queries.ts';
import { viewPending } from './views.ts';

const operations = implementOperations(approvalsContract);

export const approvalsProcedures = {
  countPending: operations.countPending.handler(({ context }) => countPending(context.db)),

  listPending: operations.listPending.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listPending(context.db, input.userType, page);
    return { items: items.map(viewPending), nextCursor };
  }),

  approve: operations.approve.handler(async ({ context, input, errors }) => {
    const { jobs, derivedData, clock } = context;
    const tools = { jobs, derivedData, now: clock.now() };
    const answer = await context.write((tx) =>
      approveAccount(tx, tools, context.admin, input.userId),
    );
    switch (answer.outcome) {
      case 'not-found':
        throw errors.ACCOUNT_NOT_FOUND();
      case 'profile-required':
        throw errors.PROFILE_REQUIRED();
      case 'approved':
        return { userId: input.userId, userType: answer.userType, name: answer.name };
    }
  }),

  approveAllClients: operations.approveAllClients.handler(async ({ context }) => {
    const { jobs, derivedData, clock } = context;
    const tools = { jobs, derivedData, now: clock.now() };
    // Repeated under the same idempotency key, the request goes on with the clients it first meant.
    const { until } = await context.write(async (tx) => ({
      until: (await findLastWaitingClient(tx))?.toISOString() ?? null,
    }));
    if (until === null) return { approved: 0 };
    return { approved: await approveClients(context.write, tools, context.admin, new Date(until)) };
  }),
};
