import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { readIdentity } from './id-token-claims.ts';
import { issuerOfTenant, type MicrosoftDirectory } from './microsoft-issuer.ts';
import { type MicrosoftMetadata, microsoftMetadata } from './microsoft-metadata.ts';
import { asProviderFailure } from './provider-failure.ts';
import { ProviderFailure, type SignInProvider, type SignInRound } from './sign-in-provider.ts';

/** Our registration at Microsoft. */
export interface MicrosoftSettings extends MicrosoftDirectory {
  clientId: string;
  clientSecret: string;
}

const timeLimitMs = 8_000;
/** Microsoft says of each of its keys whose tokens it signs. */
const keyIssuerSchema = z.looseObject({ issuer: z.string() });
/** So many seconds its clock and ours may differ. */
const clockToleranceSeconds = 60;
/** A token is issued while its person waits; Microsoft puts the time five minutes back. */
const longestAgeSeconds = 10 * 60;

/** Signing in with Microsoft: the code flow with PKCE, and every check of OpenID Connect on what comes of it. */
export function microsoftProvider(
  { clientId, clientSecret, ...directory }: MicrosoftSettings,
  clock: Clock,
  { timeoutMs = timeLimitMs }: { timeoutMs?: number } = {},
): SignInProvider {
  const ask = boundedFetch(timeoutMs);
  const findMetadata = microsoftMetadata(directory, clock, ask);
  const options = {
    [oauth.customFetch]: ask,
    // The configuration lets only a provider on this very machine do without https.
    [oauth.allowInsecureRequests]: directory.authority.startsWith('http://'),
  };
  let keys: oauth.JWKSCacheInput = {};

  /** The client as the library takes it, with our clock. */
  const client = (): oauth.Client => ({
    client_id: clientId,
    // The only algorithm Microsoft signs with: `none`, and a key of ours taken for a shared secret, are refused before
    // any key is looked for.
    id_token_signed_response_alg: 'RS256',
    [oauth.clockTolerance]: clockToleranceSeconds,
    [oauth.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
  });

  async function redeem(
    metadata: MicrosoftMetadata,
    { state, nonce, verifier, redirectUri }: SignInRound,
    parameters: URLSearchParams,
  ): Promise<unknown> {
    const asClient = client();
    const response = await oauth.authorizationCodeGrantRequest(
      metadata,
      asClient,
      oauth.ClientSecretPost(clientSecret),
      oauth.validateAuthResponse(metadata, asClient, parameters, state),
      redirectUri,
      verifier,
      options,
    );
    const { header, tenantId } = await peek(response.clone());
    const issuer = issuerOfTenant(directory, metadata.issuer, tenantId);
    if (issuer === null) throw new ProviderFailure('refused', 'a tenant that is not let in');
    const server = { ...metadata, issuer };
    const tokens = await oauth.processAuthorizationCodeResponse(server, asClient, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await checkSignature(metadata, issuer, response, header);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    checkAge(claims?.iat ?? Number.NaN);
    return claims;
  }

  /** The token was made for this sign-in: its end alone says nothing of when it was made. */
  function checkAge(issuedAt: number): void {
    const age = clock.now().getTime() / 1000 - issuedAt;
    if (age >= -clockToleranceSeconds && age <= longestAgeSeconds + clockToleranceSeconds) return;
    throw new ProviderFailure('clock', 'the time at which the token was issued (iat) is not near');
  }

  /** The signature by a key that the provider publishes now, and lets sign for this issuer. */
  async function checkSignature(
    metadata: MicrosoftMetadata,
    issuer: string,
    response: Response,
    { kid }: TokenHeader,
  ): Promise<void> {
    const check = () =>
      oauth.validateApplicationLevelSignature({ ...metadata }, response, {
        ...options,
        [oauth.jwksCache]: keys,
      });
    try {
      await check();
    } catch (error) {
      const isNewKey =
        error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION;
      if (!isNewKey) throw error;
      // Keys are changed without a word: what is not among those we know may be among the new ones.
      keys = {};
      await check();
    }
    const key = 'jwks' in keys ? keys.jwks.keys.find((each) => each.kid === kid) : undefined;
    const named = keyIssuerSchema.safeParse(key);
    if (!named.success) return;
    const [, tenantId] = /\/([^/]+)\/v2\.0$/.exec(issuer) ?? [];
    if (issuerOfTenant({ tenant: 'common' }, named.data.issuer, tenantId) !== issuer) {
      throw new ProviderFailure('refused', 'signed by a key of another issuer');
    }
  }

  return {
    async addressFor({ redirectUri, state, nonce, verifier }, { anew, hint }) {
      const { authorization_endpoint: endpoint } = await findMetadata();
      const address = new URL(endpoint);
      const parameters = {
        client_id: clientId,
        response_type: 'code',
        response_mode: 'query',
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // People have several accounts, and several people one browser.
        prompt: anew ? 'login' : 'select_account',
        ...(hint ? { login_hint: hint } : {}),
      };
      for (const [name, value] of Object.entries(parameters)) {
        address.searchParams.set(name, value);
      }
      return address.href;
    },

    async identify(round, parameters) {
      const metadata = await findMetadata();
      const claims = await redeem(metadata, round, parameters).catch((error: unknown) => {
        throw asProviderFailure(error);
      });
      const identity = readIdentity(claims);
      if (!identity) throw new ProviderFailure('refused', 'a token that does not say who it is of');
      return identity;
    },
  };
}

interface TokenHeader {
  kid?: unknown;
}

/** What a token says before anything of it is proven: which key, and which tenant, it claims to be of. */
async function peek(response: Response): Promise<{ header: TokenHeader; tenantId: unknown }> {
  const body: unknown = await response.json().catch(() => undefined);
  const token = isObject(body) && typeof body.id_token === 'string' ? body.id_token : '';
  const [header, claims] = token.split('.').slice(0, 2).map(readPart);
  // Without a token the library says what is wrong with the answer; its tenant is not asked for then.
  return { header: header ?? {}, tenantId: token === '' ? noTenant : claims?.tid };
}

const noTenant = '00000000-0000-0000-0000-000000000000';

function readPart(part: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
