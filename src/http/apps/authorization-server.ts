import type { IncomingMessage } from 'node:http';
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import {
  appTokenSeconds,
  codeSeconds,
  connectionDays,
  requestMinutes,
  unusedDays,
} from '#features/identity/connected-apps/rules/limits.ts';
import { isGrantGood } from '#features/identity/connected-apps/server/queries/app-viewer.ts';
import { createSigningPair } from '#lib/auth/access-tokens.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { Clock } from '#lib/clock.ts';
import type { Log } from '#lib/log.ts';
import { appCookies, appPaths, appResources } from './app-metadata.ts';
import type { ClientDocuments } from './client-documents.ts';
import { providerRecords } from './provider-records.ts';

/** The user of the site's own session, as the route has proven it. */
const users = new WeakMap<IncomingMessage, string>();
export const noteUser = (request: IncomingMessage, userId: string | undefined): void => {
  if (userId !== undefined) users.set(request, userId);
};

const day = 24 * 60 * 60;
const mostClientIdLetters = 500;
const { Check, Prompt } = interactionPolicy;

interface Surroundings {
  db: Db;
  write: Write;
  clock: Clock;
  keys: Keyring;
  log: Log;
  publicUrl: string;
  documents: ClientDocuments;
  /** The page of an error that goes to no app. */
  errorPage: string;
}

/**
 * OAuth 2.1 by `oidc-provider`: the code flow with PKCE, rotating refresh tokens and opaque access tokens for public
 * clients. The site's own session says who the user is, so the library keeps none. The answer of a user counts only in
 * a browser in which they are signed in.
 */
export async function createAuthorizationServer(surroundings: Surroundings): Promise<Provider> {
  const { db, clock, log, publicUrl, documents, errorPage } = surroundings;
  const resources = appResources(publicUrl);
  const shortCookie = { signed: false, httpOnly: true, sameSite: 'lax' } as const;
  const { privateKey: unusedKey } = await createSigningPair('unused');
  const provider = new Provider(publicUrl, {
    adapter: providerRecords(surroundings),
    // The library wants a key for ID tokens, which are never given: no one is granted `openid`.
    jwks: { keys: [unusedKey] },
    scopes: ['read', 'write'],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    routes: {
      authorization: appPaths.authorize,
      token: appPaths.token,
      revocation: appPaths.revoke,
    },
    cookies: {
      names: appCookies(publicUrl),
      short: shortCookie,
      long: shortCookie,
    },
    ttl: {
      AccessToken: appTokenSeconds,
      AuthorizationCode: codeSeconds,
      Grant: connectionDays * day,
      IdToken: 1,
      Interaction: requestMinutes * 60,
      RefreshToken: unusedDays * day,
      Session: requestMinutes * 60,
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    enableHttpPostMethods: false,
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId ? oidc.provider.Grant.find(grantId) : undefined;
    },
    findAccount: async (_, accountId, token) => {
      const grantId = token && 'grantId' in token ? token.grantId : undefined;
      const asked = { userId: accountId, now: clock.now() };
      if (grantId && !(await isGrantGood(db, grantId, asked))) return undefined;
      return { accountId, claims: async () => ({ sub: accountId }) };
    },
    interactions: {
      url: (_, { uid }) => `/oauth/consent/${uid}`,
      policy: [
        new Prompt({ name: 'login', requestable: true }),
        new Prompt(
          { name: 'consent', requestable: true },
          ({ oidc }) => ({ clientName: oidc.client?.clientName ?? '' }),
          new Check('unanswered', 'the user has yet to answer', 'consent_required', wantsAnswer),
        ),
      ],
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_, client, { clientId }) => clientId === client.clientId,
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: async (_, clientId) =>
          clientId.length <= mostClientIdLetters && documents.accepts(clientId),
        cacheDuration: { min: 3600, max: day },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resources.api,
        useGrantedResource: async () => true,
        getResourceServerInfo: async ({ oidc }, resource) => {
          const isOne = typeof oidc.params?.resource === 'string' || !oidc.params?.resource;
          if (!isOne || !Object.values(resources).includes(resource)) {
            throw new errors.InvalidTarget('a token is for one resource of this site');
          }
          return { scope: 'read write', audience: resource, accessTokenFormat: 'opaque' };
        },
      },
    },
    fetch: (address) => documents.fetch(String(address)),
    renderError: async (context) => {
      context.type = 'html';
      context.body = errorPage;
    },
  });
  // What this process hands in says how the site was asked.
  provider.proxy = true;
  provider.on('server_error', (_, error) =>
    log.error({ err: error }, 'authorization server failed'),
  );
  return provider;
}

/** A user has yet to answer, or another one is signed in by now. */
function wantsAnswer({ req, oidc }: KoaContextWithOIDC): boolean {
  const answered = oidc.result?.consent ? oidc.result.login?.accountId : undefined;
  return answered === undefined || answered !== users.get(req);
}
