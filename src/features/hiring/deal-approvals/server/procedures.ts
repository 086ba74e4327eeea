import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { belongsTo, type Owned } from '#features/hiring/projects/policy.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { dealApprovalsContract } from '../contract/operations.ts';
import type { DealApprovalId } from '../ids.ts';
import { approve, refuse, takeBack } from './commands/decide-approval.ts';
import { type ApprovalRow, findApproval } from './queries/approvals.ts';

const operations = implementOperations(dealApprovalsContract);
const absent = { refused: 'APPROVAL_NOT_FOUND' } as const;

export const dealApprovalsProcedures = {
  approve: operations.approve.handler(async ({ context, input: { approvalId }, errors }) => {
    const { refused } = await decide(context, approvalId, (tx, approval) =>
      approve(tx, context, context.client, approval),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  refuse: operations.refuse.handler(async ({ context, input: { approvalId, reason }, errors }) => {
    const { refused } = await decide(context, approvalId, (tx, approval) =>
      refuse(tx, context, context.client, approval, reason),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  takeBack: operations.takeBack.handler(async ({ context, input: { approvalId }, errors }) => {
    const { refused } = await decide(context, approvalId, (tx, approval) =>
      takeBack(tx, context, context.client, approval),
    );
    if (refused) throw errors[refused]();
    return {};
  }),
};

/** Runs a decision about an approval in the client's company; a foreign one is as absent as one that never was. */
function decide<Outcome extends { refused: string | null }>(
  { write, client }: RequestContext & { client: ApprovedClientViewer },
  approvalId: DealApprovalId,
  run: (tx: Tx, approval: Owned<ApprovalRow>) => Promise<Outcome>,
): Promise<Outcome | typeof absent> {
  return write(async (tx): Promise<Outcome | typeof absent> => {
    const approval = await findApproval(tx, approvalId);
    return approval && belongsTo(client, approval) ? run(tx, approval) : absent;
  });
}
