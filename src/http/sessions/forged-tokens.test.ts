import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyUses } from '#server/key-uses.ts';
import {
  callAsProgram,
  makeProgram,
  partsOf,
  publishedKeys,
  statusOf,
} from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

type Json = Record<string, unknown>;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs any payload with a key of ours, as only a thief of it could. */
async function signAsUs(header: Json, payload: Json): Promise<string> {
  const { kid, sealed_private_key: encrypted } = await app.db
    .selectFrom('auth.signing_keys')
    .select(['kid', 'sealed_private_key'])
    .where('signs_since', 'is not', null)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  const jwk = JSON.parse(
    app.services.keys.decrypt(keyUses.signingKey, kid, encrypted ?? ''),
  ) as Json;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const content = `${encode({ kid, ...header })}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

describe('what is refused', () => {
  const hostile: Record<string, (token: string) => Promise<string> | string> = {
    'no signature': (token) => `${token.split('.').slice(0, 2).join('.')}.`,
    'the algorithm none': (token) => {
      const [header, payload] = partsOf(token);
      return `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`;
    },
    'HS256 with the public key as its secret': async (token) => {
      const [header, payload] = partsOf(token);
      const jwk = (await publishedKeys(app)).find(({ kid }) => kid === header.kid);
      const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
      const content = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`;
      const secret = key.export({ type: 'spki', format: 'pem' });
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    },
    'a key of its own in the header': (token) => {
      const [header, payload] = partsOf(token);
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const jwk = publicKey.export({ format: 'jwk' });
      const content = `${encode({ ...header, jwk })}.${encode(payload)}`;
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const };
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
    },
    'an address of keys in the header': (token) => {
      const [header, payload] = partsOf(token);
      const jku = 'https://evil.example/keys.json';
      return `${encode({ ...header, jku })}.${encode(payload)}.${token.split('.')[2]}`;
    },
    'claims that were edited': (token) => {
      const [header, payload] = partsOf(token);
      const edited = { ...payload, aal: 'aal1', scope: 'read write', sub: crypto.randomUUID() };
      return `${encode(header)}.${encode(edited)}.${token.split('.')[2]}`;
    },
    'another issuer': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs(header, { ...payload, iss: 'https://evil.example/auth/v1' });
    },
    'another audience': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs(header, { ...payload, aud: 'https://evil.example/api' });
    },
    'another type of token': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs({ ...header, typ: 'JWT' }, payload);
    },
    'a token that is not yet valid': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs(header, { ...payload, nbf: Number(payload.iat) + 60 });
    },
    'a token that lasts for longer than ours': (token) => {
      const [header, payload] = partsOf(token);
      const old = Number(payload.iat) - 3600;
      return signAsUs(header, { ...payload, iat: old, exp: old + 86_400 });
    },
    'a token without an end': (token) => {
      const [header, { exp: _, ...payload }] = partsOf(token);
      return signAsUs(header, payload);
    },
    'a higher level than a key has': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs(header, { ...payload, aal: 'aal2' });
    },
    "another user's name": async (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs(header, { ...payload, sub: await app.make.client() });
    },
    'a key id that is SQL': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs({ ...header, kid: "' or true --" }, payload);
    },
    'a key id that is a path': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs({ ...header, kid: '../../../../dev/null' }, payload);
    },
    'a key id that is none of ours': (token) => {
      const [header, payload] = partsOf(token);
      return signAsUs({ ...header, kid: crypto.randomUUID() }, payload);
    },
    'the id of the key whose turn has not come': async (token) => {
      const [header, payload] = partsOf(token);
      const next = (await publishedKeys(app)).find(({ kid }) => kid !== header.kid);
      return signAsUs({ ...header, kid: next?.kid }, payload);
    },
    'half a megabyte of letters': () => 'a'.repeat(500_000),
    'something else': () => 'not a token',
  };

  it.each(Object.entries(hostile))('%s', async (_, forge) => {
    const { token } = await makeProgram(app);
    expect(await statusOf(app, token)).toBe(200);
    const [header, payload] = partsOf(token);
    // The forger is able to sign: what is refused is refused for what it says.
    expect(await statusOf(app, await signAsUs(header, payload))).toBe(200);
    const response = await callAsProgram(app, await forge(token), '/api/me');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });
});
