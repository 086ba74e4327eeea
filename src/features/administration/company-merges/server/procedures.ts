import type { CompanyId } from '#access/company.ts';
import type { AdminViewer } from '#access/viewer.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { companyMergesContract } from '../contract.ts';
import { type MergeOutcome, mergeCompanies } from './commands/merge-companies.ts';

const operations = implementOperations(companyMergesContract);

export const companyMergesProcedures = {
  previewMerge: operations.previewMerge.handler(async ({ context, input, errors }) => {
    const outcome = await tryMerge(context, context.admin, {
      ...{ from: input.companyId, into: input.into },
    });
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return outcome.merge;
  }),

  merge: operations.merge.handler(async ({ context, input, errors }) => {
    const { companyId: from, into, reason } = input;
    const outcome = await context.write((tx) =>
      mergeCompanies(tx, context, context.admin, { from, into, reason }),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return outcome.merge;
  }),
};

/** Ends a transaction that is only tried. */
class TakenBack extends Error {}

/** Carries a merge out and takes it back again, so that what it says is what a merge would do. */
async function tryMerge(
  context: RequestContext,
  admin: AdminViewer,
  merge: { from: CompanyId; into: CompanyId },
): Promise<MergeOutcome> {
  let outcome: MergeOutcome | undefined;
  try {
    await context.write(
      async (tx) => {
        outcome = await mergeCompanies(tx, context, admin, { ...merge, reason: 'A preview.' });
        throw new TakenBack();
      },
      { withoutKey: true },
    );
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!outcome) throw new Error('A merge that was tried has no outcome.');
  return outcome;
}
