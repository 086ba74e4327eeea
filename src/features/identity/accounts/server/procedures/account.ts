import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { accountsContract } from '../../contract/operations.ts';
import { chooseCurrency, chooseLanguage } from '../commands/choose-display.ts';
import { getDecision } from '../queries/account-state.ts';
import type { AccountsRequest } from '../services.ts';
import { viewViewer } from '../views.ts';

const operations = implementOperations<typeof accountsContract, AccountsRequest>(accountsContract);

export const accountsProcedures = {
  readConfirmation: operations.readConfirmation.handler(({ context, input }) =>
    context.auth.readConfirmation(input.token, context.signUpCookie),
  ),

  chooseLanguage: operations.chooseLanguage.handler(({ context, input: { language } }) =>
    context.write((tx) => chooseLanguage(tx, context.person, language)),
  ),

  chooseCurrency: operations.chooseCurrency.handler(({ context, input: { currency } }) =>
    context.write((tx) => chooseCurrency(tx, context.person, currency)),
  ),

  getOwnDecision: operations.getOwnDecision.handler(async ({ context: { db, person } }) => {
    const own = await getDecision(db, person.userId);
    const { company } = person;
    const closed =
      own.state !== 'suspended' && company?.isSuspended
        ? await findDecidedCompany(db, company.companyId)
        : null;
    const { state, reason, decidedAt } = closed
      ? {
          state: person.accountState,
          reason: closed.suspensionReason,
          decidedAt: closed.suspendedAt,
        }
      : own;
    return {
      ...{ state, reason, decidedAt: decidedAt?.toISOString() ?? null },
      suspendedCompany: closed?.name ?? null,
    };
  }),

  me: operations.me.handler(({ context }) => viewViewer(context.viewer, context.clock.now())),
};
