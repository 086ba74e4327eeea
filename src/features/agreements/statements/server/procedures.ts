import { z } from 'zod';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import {
  findOwnSide,
  type OwnSide,
} from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
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
    const outcome = await onDeal(context, applicationId, (tx, own) =>
      proposeVersion(tx, context, own, { by, ...proposal }),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { number: outcome.number };
  }),

  accept: operations.accept.handler(async ({ context, input, errors }) => {
    const { applicationId, number } = input;
    const by = context.correspondent.userId;
    const outcome = await onDeal(context, applicationId, (tx, own) =>
      acceptVersion(tx, context, own, { by, number }),
    );
    if (outcome.refused !== null) throw errors[outcome.refused]();
    return { isSigned: outcome.isSigned };
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { applicationId, ...decision } = input;
    const { refused } = await onDeal(context, applicationId, (tx, own) =>
      declineVersion(tx, context, own, decision),
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

/** Runs a change for a side of a deal; a foreign application is as absent as one that never was. */
function onDeal<Outcome extends { refused: string | null }>(
  { write, correspondent }: RequestContext & { correspondent: CorrespondentViewer },
  applicationId: ApplicationId,
  change: (tx: Tx, own: OwnSide) => Promise<Outcome>,
) {
  return write(async (tx): Promise<Outcome | { refused: 'APPLICATION_NOT_FOUND' }> => {
    const own = await findOwnSide(tx, correspondent, applicationId);
    return own ? change(tx, own) : { refused: 'APPLICATION_NOT_FOUND' };
  });
}
