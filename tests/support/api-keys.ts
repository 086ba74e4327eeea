import type { ProgramScope } from '#access/operation.ts';
import { createApiKey, hashApiKey } from '#features/identity/api-keys/rules/key-format.ts';
import { keyExpiry } from '#features/identity/api-keys/rules/limits.ts';
import type { TestApp } from './app.ts';

interface KeyOptions {
  name?: string;
  scope?: ProgramScope;
  isAfterSecondStep?: boolean;
}

/** Gives a user an API key, as after making it themselves. */
export async function makeApiKey(
  app: TestApp,
  userId: string,
  { name = crypto.randomUUID(), scope = 'write', isAfterSecondStep = false }: KeyOptions = {},
): Promise<{ keyId: string; key: string; prefix: string }> {
  const { key, prefix } = createApiKey();
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('auth.api_keys')
    .values({
      user_id: userId,
      name,
      prefix,
      key_hash: hashApiKey(key),
      scope,
      after_second_step: isAfterSecondStep,
      expires_at: keyExpiry(now, 90),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { keyId: id, key, prefix };
}

/** Asks for an access token, as a program does. */
export const askForToken = (
  app: TestApp,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  Promise.resolve(
    app.http.request('/auth/v1/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    }),
  );

/** The access token that this key is exchanged for. */
export async function getToken(
  app: TestApp,
  { key, prefix }: { key: string; prefix: string },
  scope?: string,
): Promise<string> {
  const response = await askForToken(app, {
    ...{ grant_type: 'client_credentials', client_id: prefix, client_secret: key },
    ...(scope === undefined ? {} : { scope }),
  });
  const answer = (await response.json()) as { access_token?: string };
  if (!answer.access_token) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return answer.access_token;
}

/** Sends a request with an access token and nothing else that says who asks. */
export const callAsProgram = (
  app: TestApp,
  token: string,
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: {
    method?: string;
    body?: object;
    headers?: Record<string, string>;
  } = {},
): Promise<Response> =>
  Promise.resolve(
    app.http.request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

type Json = Record<string, unknown>;

/** The published keys that verify tokens. */
export async function publishedKeys(app: TestApp): Promise<(Json & { kid: string })[]> {
  const response = await app.http.request('/auth/v1/.well-known/jwks.json');
  return ((await response.json()) as { keys: (Json & { kid: string })[] }).keys;
}

const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

/** The header and the claims of a token, without checking its signature. */
export function partsOf(token: string): [header: Json, claims: Json] {
  const [header, claims] = token.split('.');
  return [decode(header), decode(claims)];
}

/** A new user, with a key and a token for it. */
export async function makeProgram(
  app: TestApp,
  scope?: string,
): Promise<{ userId: string; keyId: string; token: string }> {
  const userId = await app.make.client();
  const key = await makeApiKey(app, userId);
  return { userId, keyId: key.keyId, token: await getToken(app, key, scope) };
}

/** Whether a program gets in with this token: 200, or what it is refused with. */
export const statusOf = async (app: TestApp, token: string): Promise<number> =>
  (await callAsProgram(app, token, '/api/me')).status;
