import { z } from 'zod';
import { changeOwnDeal } from '#features/hiring/applications/server/commands/change-own-deal.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { statementsContract } from '../contract.ts';
import { acceptVersion } from './commands/accept-version.ts';
import { declineVersion } from './commands/decline-version.ts';
import { proposeVersion } from './commands/propose-version.ts';
import { readStatement } from './queries/statement.ts';
import { listStatementKeys } from './queries/statements.ts';

const operations = implementOperations(statementsContract);

const keySchema = z.object({
  ...{ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256') },
  ...{ x: z.string(), y: z.string(), alg: z.literal('ES256'), use: z.literal('sig') },
});

export const statementsProcedures = {
  get: operations.get.handler(async ({ context, input: { applicationId }, errors }) => {
    const { db, correspondent } = context;
    const own = await findOwnSide(db, correspondent, applicationId);
    const statement = own && (await readStatement(db, correspondent, own));
    if (!statement) throw errors.APPLICATION_NOT_FOUND();
    return statement;
  }),

  propose: operations.propose.handler(async ({ context, input, errors }) => {
    const { applicationId, ...proposal } = input;
    const by = context.correspondent.userId;
    const outcome = await changeOwnDeal(context, context.correspondent, applicationId, (tx, own) =>
      proposeVersion(tx, context, own, { by, ...proposal }),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { number: outcome.number };
  }),

  accept: operations.accept.handler(async ({ context, input, errors }) => {
    const { applicationId, number } = input;
    const by = context.correspondent.userId;
    const outcome = await changeOwnDeal(context, context.correspondent, applicationId, (tx, own) =>
      acceptVersion(tx, context, own, { by, number }),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { isSigned: outcome.isSigned };
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { applicationId, ...decision } = input;
    const { refused } = await changeOwnDeal(
      context,
      context.correspondent,
      applicationId,
      (tx, own) => declineVersion(tx, context, own, decision),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  listKeys: operations.listKeys.handler(async ({ context: { db } }) => ({
    keys: (await listStatementKeys(db)).map(({ public_key }) =>
      keySchema.parse(JSON.parse(public_key)),
    ),
  })),
};
