import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MicrosoftSettings } from '#features/identity/lib/openid/microsoft-provider.ts';
import { type Clock, systemClock } from '#lib/clock.ts';
import { createSigningKey, type Signing, type SigningKey, signToken } from './signing-key.ts';

/** An account at Microsoft. */
export interface MicrosoftPerson {
  sub: string;
  tid: string;
  oid?: string;
  name?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  preferred_username?: string;
  /** How many seconds ago they were asked for their password there; `never said` leaves the claim out. */
  askedSecondsAgo?: number | 'never said';
}

/** What the provider does otherwise than it should, from now on. */
export interface Misbehaviour {
  signing?: Signing;
  /** Instead of those that would be right; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  hidesKey?: boolean;
  /** Publishes its key as one for this issuer; a path is one of its own. */
  keyIssuer?: string;
  /** Which of its addresses does what. */
  at?: { place: Place; does: 'hangs' | 'faults' | 'talks' | 'overflows' | 'redirects' };
  /** Says this of itself. */
  metadata?: Record<string, unknown>;
  /** Refuses this site, as with a secret that has run out. */
  refusesClient?: boolean;
}
type Place = 'metadata' | 'tokens' | 'keys';

/** Microsoft's side of OpenID Connect, on this machine, with keys of its own. */
export interface MicrosoftEmulator {
  settings: MicrosoftSettings;
  /** Who sits there from now on. */
  person: MicrosoftPerson;
  misbehaviour: Misbehaviour;
  /** How often it was asked for tokens. */
  tokenRequests: number;
  /** Where the fake redirects a user who was sent to this address: back with a code, or without. */
  answerTo(address: string): { consented: string; cancelled: string };
  /** Signs with another key from now on, and publishes that alone. */
  rotateKey(): void;
  stop(): Promise<void>;
}

interface Code {
  redirectUri: string;
  challenge: string;
  nonce: string;
  person: MicrosoftPerson;
}

/** Of the registration there. */
export const clientId = '0d365000-0000-4000-8000-000000000001';
export const contoso = '11111111-2222-4333-8444-555555555555';
export const fabrikam = '99999999-8888-4777-8666-555555555555';

export async function startMicrosoftEmulator(options: {
  tenant?: string;
  redirectUri: () => string;
  clock?: Clock;
}): Promise<MicrosoftEmulator> {
  const { tenant = 'common', redirectUri, clock = systemClock } = options;
  const codes = new Map<string, Code>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const authority = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const isOfMany = tenant === 'common' || tenant === 'organizations';
  const issuer = `${authority}/${isOfMany ? '{tenantid}' : tenant}/v2.0`;
  let key: SigningKey = createSigningKey('key-1', issuer);
  const emulator: MicrosoftEmulator = {
    settings: {
      authority,
      tenant,
      clientId,
      clientSecret: 'a secret that only the tests know',
    },
    person: { sub: 'ada-here', tid: contoso },
    misbehaviour: {},
    tokenRequests: 0,
    answerTo,
    rotateKey() {
      key = createSigningKey(`key-${randomBytes(4).toString('hex')}`, issuer);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  /** What the page at this address leads to. Throws where a request is not what it has to be. */
  function answerTo(asked: string): { consented: string; cancelled: string } {
    const { pathname, searchParams } = new URL(asked, authority);
    const wanted = {
      path: `/${tenant}/oauth2/v2.0/authorize`,
      client_id: clientId,
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: redirectUri(),
      code_challenge_method: 'S256',
    };
    const given = { path: pathname, ...Object.fromEntries(searchParams) };
    for (const [name, value] of Object.entries(wanted)) {
      if (new Map(Object.entries(given)).get(name) !== value) throw new Error(`wrong ${name}`);
    }
    const needed = (name: string): string => {
      const value = searchParams.get(name);
      if (!value || value.length < 32) throw new Error(`no ${name} to speak of`);
      return value;
    };
    if (!searchParams.get('scope')?.split(' ').includes('openid')) throw new Error('no openid');
    const code = randomBytes(24).toString('base64url');
    const [state, nonce, challenge] = [needed('state'), needed('nonce'), needed('code_challenge')];
    // Asked anew, where the wish has come through.
    const person = { ...emulator.person };
    if (searchParams.get('prompt') === 'login' && typeof person.askedSecondsAgo === 'number') {
      person.askedSecondsAgo = 0;
    }
    codes.set(code, { redirectUri: redirectUri(), challenge, nonce, person });
    const back = (parameters: Record<string, string>) =>
      `${redirectUri()}?${new URLSearchParams({ ...parameters, state })}`;
    return {
      consented: back({ code, session_state: 'theirs' }),
      cancelled: back({ error: 'access_denied', error_description: 'AADSTS65004: declined' }),
    };
  }

  function metadata(): object {
    return {
      issuer,
      authorization_endpoint: `${authority}/${tenant}/oauth2/v2.0/authorize`,
      token_endpoint: `${authority}/${tenant}/oauth2/v2.0/token`,
      jwks_uri: `${authority}/${tenant}/discovery/v2.0/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...emulator.misbehaviour.metadata,
    };
  }

  function tokensFor(form: URLSearchParams): { status: number; body: object } {
    emulator.tokenRequests += 1;
    const { clientSecret } = emulator.settings;
    const { misbehaviour } = emulator;
    const isClient =
      form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    if (!isClient || misbehaviour.refusesClient) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isRedeemed =
      form.get('grant_type') === 'authorization_code' &&
      code?.redirectUri === form.get('redirect_uri') &&
      createHash('sha256').update(verifier).digest('base64url') === code?.challenge;
    if (!code || !isRedeemed) return { status: 400, body: { error: 'invalid_grant' } };
    const { askedSecondsAgo = 0, ...person } = code.person;
    const claims = {
      ver: '2.0',
      iss: `${authority}/${code.person.tid}/v2.0`,
      aud: clientId,
      iat: seconds(),
      nbf: seconds(),
      exp: seconds() + 3600,
      nonce: code.nonce,
      ...person,
      ...(askedSecondsAgo === 'never said' ? {} : { auth_time: seconds() - askedSecondsAgo }),
      ...misbehaviour.claims,
    };
    const signedBy = misbehaviour.hidesKey ? createSigningKey(key.kid, issuer) : key;
    return {
      status: 200,
      body: {
        token_type: 'Bearer',
        expires_in: 3600,
        access_token: 'unused',
        id_token: signToken(claims, signedBy, misbehaviour.signing ?? 'sound'),
      },
    };
  }

  const places: Record<string, Place> = {
    [`/${tenant}/v2.0/.well-known/openid-configuration`]: 'metadata',
    [`/${tenant}/oauth2/v2.0/token`]: 'tokens',
    [`/${tenant}/discovery/v2.0/keys`]: 'keys',
  };

  function keys(): object {
    const { keyIssuer } = emulator.misbehaviour;
    const named = keyIssuer ? { issuer: `${authority}${keyIssuer}` } : {};
    return { keys: [{ ...key.published, ...named }] };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const place = places[new URL(path, authority).pathname];
    const { at } = emulator.misbehaviour;
    if (place && at?.place === place) misbehave(response, at.does);
    else if (place === 'metadata') send(response, metadata());
    else if (place === 'keys') send(response, keys());
    else if (place === 'tokens') {
      const { status, body } = tokensFor(new URLSearchParams(await bodyOf(request)));
      send(response, body, status);
    } else showPage(response, path);
  }

  function showPage(response: ServerResponse, path: string): void {
    try {
      const { consented, cancelled } = answerTo(path);
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(page(consented, cancelled));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }

  return emulator;
}

function send(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

type Manner = NonNullable<Misbehaviour['at']>['does'];

function misbehave(response: ServerResponse, does: Manner): void {
  if (does === 'faults') send(response, { error: 'server_error' }, 500);
  if (does === 'talks') response.end('<p>We are back soon.</p>');
  if (does === 'overflows') response.end(`"${'a'.repeat(300_000)}"`);
  if (does === 'redirects') response.writeHead(307, { location: '/elsewhere' }).end();
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const page = (consented: string, cancelled: string): string => `<!doctype html><html lang="en">
<head><title>Sign in to your account</title></head><body><main><h1>Pick an account</h1>
<p><a href="${attribute(consented)}">Continue</a></p><p><a href="${attribute(cancelled)}">Cancel</a></p></main></body></html>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
