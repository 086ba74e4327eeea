import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { apiKeysContract } from '../contract.ts';
import { createApiKey } from '../rules/key-format.ts';
import { createKey, revokeKey } from './commands/keys.ts';
import { listApiKeys } from './queries/api-keys.ts';
import { viewApiKey } from './views.ts';

const operations = implementOperations(apiKeysContract);

export const apiKeysProcedures = {
  list: operations.list.handler(async ({ context: { db, person, clock } }) => {
    const { hasSecondFactor } = await findSignInMeans(db, person.userId);
    const keys = await listApiKeys(db, person.userId);
    return {
      apiKeys: keys.map((key) => viewApiKey(key, { hasSecondFactor, now: clock.now() })),
    };
  }),

  create: operations.create.handler(async ({ context, input, errors }) => {
    const made = createApiKey();
    const asked = { ...input, ...made, now: context.clock.now() };
    // Its answer has what exists once: a repetition is a new try.
    const outcome = await context.write((tx) => createKey(tx, context, context.person, asked), {
      withoutKey: true,
    });
    if (outcome.refused) throw errors[outcome.refused]();
    return { keyId: outcome.keyId, ...made };
  }),

  revoke: operations.revoke.handler(async ({ context, input, errors }) => {
    const isRevoked = await context.write((tx) =>
      revokeKey(tx, context, context.person, input.keyId),
    );
    if (!isRevoked) throw errors.KEY_NOT_FOUND();
    return { revoked: true as const };
  }),
};
