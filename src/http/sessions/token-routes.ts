import { Hono } from 'hono';
import type { AppServices } from '#app/services.ts';
import { publishedKeysSeconds } from '#features/identity/api-keys/rules/rotation.ts';
import {
  giveToken,
  type TokenRequest,
} from '#features/identity/api-keys/server/commands/give-token.ts';
import { ensureSigningKeys } from '#features/identity/api-keys/server/commands/signing-keys.ts';
import { listPublishedKeys } from '#features/identity/api-keys/server/queries/signing-keys.ts';
import { tokenSeconds } from '#lib/auth/access-tokens.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';

const tokenPath = '/auth/v1/token';
const keysPath = '/auth/v1/.well-known/jwks.json';

/** Access tokens for programs, and the public keys that verify them. */
export function tokenRoutes(options: {
  services: AppServices;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}): Hono {
  const { services, attempts, addressOf } = options;
  const { db, write, clock, log } = services;
  return new Hono()
    .post(tokenPath, async (context) => {
      const address = addressOf(context.req.raw);
      const group = addressGroup(address);
      const wait = await attempts.count(tokenPath, { addressGroup: group });
      if (wait !== null) return refusal(429, { error: 'temporarily_unavailable', wait });
      const asked = await readRequest(context.req.raw);
      if ('error' in asked) return refusal(400, asked);
      const now = clock.now();
      const outcome = await write((tx) => giveToken(tx, { ...services, now }, asked));
      const line = { event: 'token', client: asked.clientId.slice(0, 40), address };
      if (outcome.refused) {
        log.warn({ ...line, outcome: outcome.refused }, 'account');
        return refusal(outcome.refused === 'invalid_client' ? 401 : 400, {
          error: outcome.refused,
        });
      }
      // Counted only now, or a caller who knows the prefix of a key could lock its program out.
      const attempt = { account: asked.clientId, addressGroup: group };
      const pause = await attempts.count(`${tokenPath} of one key`, attempt);
      if (pause !== null) return refusal(429, { error: 'temporarily_unavailable', wait: pause });
      log.info({ ...line, outcome: 'done' }, 'account');
      return Response.json(
        {
          access_token: outcome.token,
          token_type: 'Bearer',
          expires_in: tokenSeconds,
          scope: outcome.scope,
        },
        { headers: notKept },
      );
    })
    .get(keysPath, async (context) => {
      const published = await listPublishedKeys(db);
      const keys = published.length > 0 ? published : await makeKeys();
      context.header('cache-control', `public, max-age=${publishedKeysSeconds}`);
      context.header('content-type', 'application/jwk-set+json');
      return context.body(JSON.stringify({ keys }));
    });

  /** Of a site that has just begun. */
  async function makeKeys() {
    await write((tx) => ensureSigningKeys(tx, { ...services, now: clock.now() }));
    return listPublishedKeys(db);
  }
}

const notKept = { 'cache-control': 'no-store', pragma: 'no-cache' };

const words: Readonly<Record<string, string>> = {
  invalid_request: 'The request is not complete, or says something twice.',
  unsupported_grant_type: 'The only grant_type here is client_credentials.',
  invalid_client: 'There is no such key, or not any more.',
  unauthorized_client: 'The account of this key is suspended.',
  invalid_scope: 'This key does not allow that scope.',
  temporarily_unavailable: 'Too many tokens were asked for. Retry-After says when to come back.',
};

/** In the shape of RFC 6749, section 5.2. */
const refusal = (status: 400 | 401 | 429, { error, wait }: { error: string; wait?: number }) =>
  Response.json(
    { error, error_description: words[error] },
    {
      status,
      headers: {
        ...notKept,
        ...(status === 401 && { 'www-authenticate': 'Basic realm="Direct365"' }),
        ...(wait !== undefined && { 'retry-after': String(wait) }),
      },
    },
  );

type Malformed = { error: 'invalid_request' | 'unsupported_grant_type' };

/** What a program asks, in a form, with its key in the form or by Basic: one of both, and everything once. */
async function readRequest(request: Request): Promise<TokenRequest | Malformed> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    return { error: 'invalid_request' };
  }
  const form = new URLSearchParams(await request.text());
  const isRepeated = [...new Set(form.keys())].some((name) => form.getAll(name).length > 1);
  const grant = form.get('grant_type');
  if (isRepeated || !grant) return { error: 'invalid_request' };
  if (grant !== 'client_credentials') return { error: 'unsupported_grant_type' };
  const inForm = credentials(form.get('client_id'), form.get('client_secret'));
  const inHeader = basicCredentials(request.headers.get('authorization'));
  const isTwice = inHeader !== undefined && form.has('client_secret');
  const given = inHeader ?? inForm;
  if (isTwice || !given) return { error: 'invalid_request' };
  return { ...given, scope: form.get('scope') ?? undefined };
}

interface Credentials {
  clientId: string;
  clientSecret: string;
}

const credentials = (id: string | null, secret: string | null): Credentials | undefined =>
  id && secret ? { clientId: id, clientSecret: secret } : undefined;

/** RFC 6749, section 2.3.1: both are encoded as in a form, and then as Basic has it. */
function basicCredentials(header: string | null): Credentials | undefined {
  const [, encoded = ''] = /^Basic +(.+)$/i.exec(header ?? '') ?? [];
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  try {
    return credentials(decodeURIComponent(id), decodeURIComponent(secret));
  } catch {
    return undefined;
  }
}
