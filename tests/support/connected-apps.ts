import { createHash, randomBytes } from 'node:crypto';
import type { ProgramScope } from '#access/operation.ts';
import { type ClientDocuments, readClientDocument } from '#http/apps/client-documents.ts';
import type { TestApp } from './app.ts';
import { testPublicUrl } from './site.ts';

export const notesApp = 'https://notes.example/direct365.json';
export const otherApp = 'https://other.example/direct365.json';
export const notesRedirect = 'https://notes.example/callback';
export const localApp = 'https://local.example/direct365.json';

const documents: Readonly<Record<string, object>> = {
  [notesApp]: { client_id: notesApp, client_name: 'Notes', redirect_uris: [notesRedirect] },
  [otherApp]: { client_id: otherApp, client_name: 'Other', redirect_uris: [notesRedirect] },
  [localApp]: { client_id: localApp, redirect_uris: ['http://127.0.0.1/callback'] },
  'https://liar.example/direct365.json': {
    ...{ client_id: notesApp, client_name: 'Notes', redirect_uris: ['https://liar.example/'] },
  },
};

/** What a few apps say of themselves, as their own hosts would. */
export const testDocuments: ClientDocuments = {
  accepts: (clientId) => clientId in documents,
  fetch: async (clientId) =>
    Response.json(readClientDocument(JSON.stringify(documents[clientId] ?? {}))),
};

export interface AppQuestion {
  clientId?: string;
  redirectUri?: string;
  scope?: string;
  resource?: string;
  state?: string;
  more?: Record<string, string>;
}

/** The request that an app sends its user's browser with, and the verifier that proves it later. */
export function askAsApp({
  clientId = notesApp,
  redirectUri = notesRedirect,
  scope = 'read write',
  resource = `${testPublicUrl}/api`,
  state = 'app-state',
  more = {},
}: AppQuestion = {}): { verifier: string; path: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope, resource },
    ...{ state, code_challenge: createHash('sha256').update(verifier).digest('base64url') },
    ...{ code_challenge_method: 'S256', ...more },
  });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return { verifier, path: `/oauth/authorize?${query}` };
}

/** A browser goes to this path; its cookies come along. */
export const browse = (app: TestApp, path: string, cookie = ''): Promise<Response> =>
  Promise.resolve(app.http.request(path, { headers: cookie ? { cookie } : {} }));

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The browser's way from the app to the question: its id, and the cookie that goes on with it. */
export async function bringQuestion(
  app: TestApp,
  question: AppQuestion = {},
): Promise<{ requestId: string; cookie: string; verifier: string }> {
  const { path, verifier } = askAsApp(question);
  const response = await browse(app, path);
  const location = response.headers.get('location') ?? '';
  const [, requestId] = /^\/oauth\/consent\/([\w-]{43})$/.exec(location) ?? [];
  if (!requestId) throw new Error(`No question: ${response.status} ${location}`);
  return { requestId, cookie: cookiesOf(response), verifier };
}

/** Goes on with an answered question in the browser of this user, to the address that the app gets. */
export async function goOnAs(
  app: TestApp,
  userId: string,
  { continueAt, cookie }: { continueAt: string; cookie: string },
): Promise<URL> {
  const session = await app.cookieOf(userId);
  const response = await browse(app, continueAt, `${session}; ${cookie}`);
  const location = response.headers.get('location');
  if (!location) throw new Error(`No redirect: ${response.status} ${await response.text()}`);
  return new URL(location, testPublicUrl);
}

type Form = Record<string, string>;

export const postForm = (app: TestApp, path: string, form: Form): Promise<Response> =>
  Promise.resolve(
    app.http.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    }),
  );

export interface AppTokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
}

/** Gets a code for this user, who allows what is chosen. */
export async function getCode(
  app: TestApp,
  userId: string,
  { chosen = 'write', ...question }: AppQuestion & { chosen?: ProgramScope } = {},
): Promise<{ code: string; verifier: string; form: Form }> {
  const { requestId, cookie, verifier } = await bringQuestion(app, question);
  const { continueAt } = await (await app.as(userId)).connectedApps.allow({
    requestId,
    scope: chosen,
  });
  const answer = await goOnAs(app, userId, { continueAt, cookie });
  const code = answer.searchParams.get('code') ?? '';
  const { clientId = notesApp, redirectUri = notesRedirect } = question;
  return {
    code,
    verifier,
    form: {
      ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
      ...{ client_id: clientId, redirect_uri: redirectUri },
    },
  };
}

/** Connects an app to this user's account, and gives its tokens. */
export async function connectApp(
  app: TestApp,
  userId: string,
  question: AppQuestion & { chosen?: ProgramScope } = {},
): Promise<AppTokens> {
  const { form } = await getCode(app, userId, question);
  const response = await postForm(app, '/oauth/token', form);
  const tokens: unknown = await response.json();
  if (!response.ok) throw new Error(`No tokens: ${JSON.stringify(tokens)}`);
  return tokens as AppTokens;
}

export const refresh = (
  app: TestApp,
  refreshToken: string,
  more: Record<string, string> = {},
): Promise<Response> =>
  postForm(app, '/oauth/token', {
    ...{ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: notesApp, ...more },
  });
