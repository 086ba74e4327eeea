import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { approvalsContract } from '../contract.ts';
import { type ApprovalTools, approveAfterReading } from './commands/approve.ts';
import { approveClients, findLastWaitingClient } from './commands/approve-clients.ts';
import { liftSuspension, refuseAccount, suspendAccount } from './commands/decide.ts';
import { undoApproval, undoApprovals } from './commands/undo-approval.ts';
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
    const answer = await context.write((tx) =>
      approveAfterReading(tx, toolsOf(context), context.admin, input),
    );
    switch (answer.outcome) {
      case 'not-found':
        throw errors.ACCOUNT_NOT_FOUND();
      case 'profile-required':
        throw errors.PROFILE_REQUIRED();
      case 'checklist-unread':
        throw errors.CHECKLIST_UNREAD();
      case 'suspended':
        throw errors.ACCOUNT_STATE();
      case 'approved':
        return { userId: input.userId, userType: answer.userType, name: answer.name };
    }
  }),

  approveAllClients: operations.approveAllClients.handler(async ({ context }) => {
    const { write, log } = context;
    // Repeated under the same idempotency key, the request goes on with the clients it first meant.
    const { until } = await write(async (tx) => ({
      until: (await findLastWaitingClient(tx))?.toISOString() ?? null,
    }));
    const tools = { ...toolsOf(context), write, log };
    const approvedAt = tools.now.toISOString();
    if (until === null) return { approved: 0, approvedAt, failed: 0, failures: [] };
    return { ...(await approveClients(tools, context.admin, new Date(until))), approvedAt };
  }),

  undoApproval: operations.undoApproval.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      undoApproval(tx, toolsOf(context), context.admin, input.userId),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return answer.account;
  }),

  undoApproveAllClients: operations.undoApproveAllClients.handler(async ({ context, input }) => {
    const tools = { ...toolsOf(context), write: context.write };
    return { undone: await undoApprovals(tools, context.admin, new Date(input.approvedAt)) };
  }),

  refuse: operations.refuse.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      refuseAccount(tx, toolsOf(context), context.admin, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return answer.account;
  }),

  suspend: operations.suspend.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      suspendAccount(tx, toolsOf(context), context.admin, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return answer.account;
  }),

  lift: operations.lift.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      liftSuspension(tx, toolsOf(context), context.admin, input.userId),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return answer.account;
  }),
};

const toolsOf = ({ jobs, searchIndex, clock }: RequestContext): ApprovalTools => ({
  jobs,
  searchIndex,
  now: clock.now(),
});
