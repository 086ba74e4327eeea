import { z } from 'zod';
import { operation, programScopes } from '#access/operation.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { keyLifetimesInDays } from './rules/limits.ts';

/** An API key of the person who asks; the key itself is shown when it is made, and never again. */
const apiKeyViewSchema = z.object({
  keyId: z.uuid(),
  name: z.string(),
  /** How it begins; the `client_id` of its program. */
  prefix: z.string(),
  scope: z.enum(programScopes),
  /** For which company the program acts; null for a consultant’s. */
  companyName: z.string().nullable(),
  /** It opens nothing any more where it has run out, or was made before the account had a second factor. */
  state: z.enum(['good', 'expired', 'outdated']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When a token was last given for it. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKeyView = z.infer<typeof apiKeyViewSchema>;

const lifetimes = z.literal(keyLifetimesInDays);

export const apiKeysContract = {
  list: operation({
    method: 'GET',
    path: '/me/api-keys',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The own API keys, last made first',
  }).output(z.object({ apiKeys: z.array(apiKeyViewSchema) })),

  create: operation({
    method: 'POST',
    path: '/me/api-keys',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Make an API key; the answer is the only one that has it',
    description:
      'A program exchanges it for access tokens: see the introduction. A change of password ends all keys.',
  })
    .input(
      z.strictObject({
        name: typedLine().min(1, 'Please give it a name').max(60),
        scope: z.enum(programScopes),
        lifetimeDays: lifetimes,
      }),
    )
    .output(z.object({ keyId: z.uuid(), key: z.string(), prefix: z.string() }))
    .errors({
      KEY_NAME_TAKEN: { status: 422, message: 'You have a key of this name already.' },
      TOO_MANY_KEYS: {
        status: 422,
        message: 'You have as many keys as there can be. Revoke one first.',
      },
    }),

  revoke: operation({
    method: 'DELETE',
    path: '/me/api-keys/{keyId}',
    access: 'signed-in',
    summary: 'Revoke an own API key: it and the tokens that were given for it end at once',
  })
    .input(z.strictObject({ keyId: z.uuid() }))
    .output(z.object({ revoked: z.literal(true) }))
    .errors({ KEY_NOT_FOUND: { status: 404, message: 'You have no such key.' } }),
};
