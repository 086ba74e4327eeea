import { implementOperations } from '#server/implement-operations.ts';
import { companySuspensionsContract } from '../contract.ts';
import { reinstateCompany, suspendCompany } from './commands/suspend-company.ts';

const operations = implementOperations(companySuspensionsContract);

export const companySuspensionsProcedures = {
  suspend: operations.suspend.handler(async ({ context, input, errors }) => {
    const outcome = await context.write((tx) => suspendCompany(tx, context, context.admin, input));
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { companyId: input.companyId, name: outcome.name, isSuspended: true };
  }),

  reinstate: operations.reinstate.handler(async ({ context, input: { companyId }, errors }) => {
    const outcome = await context.write((tx) =>
      reinstateCompany(tx, context, context.admin, companyId),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { companyId, name: outcome.name, isSuspended: false };
  }),
};
