import { type Context, Hono } from 'hono';
import { isSignedIn } from '#access/viewer.ts';
import type { AppContext, AppServices } from '#app/services.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { messagePage, messagePagePolicy } from '../edge/message-page.ts';
import { allowRedirect } from '../edge/own-redirects.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { appCookies, appPaths, appResources, wellKnown } from './app-metadata.ts';
import type { ClientDocuments } from './client-documents.ts';
import { callNodeHandler, type NodeCall } from './node-call.ts';
import { registerApp } from './registered-apps.ts';

interface AppRoutesOptions {
  services: AppServices;
  documents: ClientDocuments;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
  contextOf: (context: Context) => Promise<AppContext>;
}

const errorPage = messagePage({
  heading: 'This app could not be connected',
  text: 'Its request has expired, or does not fit what the app says of itself. Please start again in the app.',
});

/** OAuth 2.1 for other people's apps: the request that a browser brings, tokens, and what is published of both. */
export function appRoutes(options: AppRoutesOptions): Hono {
  const { services, attempts, addressOf, contextOf } = options;
  const { publicUrl, log } = services;
  const ask = createServerCall(options);
  const documents = wellKnown(publicUrl);

  /** Too many requests of one address; null while there are fewer. */
  async function refuseMany(context: Context, path: string): Promise<Response | null> {
    const address = addressOf(context.req.raw);
    const wait = await attempts.count(path, { addressGroup: addressGroup(address) });
    if (wait === null) return null;
    return respondWithProblem(
      context,
      {
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        detail: `Too many requests were sent from here. Please try again in ${Math.ceil(wait / 60)} minutes.`,
      },
      { 'retry-after': String(wait) },
    );
  }

  const answerForm = async (context: Context, path: string): Promise<Response> => {
    const refused = await refuseMany(context, path);
    if (refused) return refused;
    const form = new URLSearchParams(await context.req.text());
    const scope = form.get('scope');
    // A refresh token is given in any case.
    if (scope !== null) form.set('scope', withoutOffline(scope).join(' '));
    const response = await ask(context, { path, body: form.toString() });
    const line = { event: 'app-token', client: (form.get('client_id') ?? '').slice(0, 200) };
    const outcome = response.ok ? 'done' : 'refused';
    const address = addressOf(context.req.raw);
    log[response.ok ? 'info' : 'warn']({ ...line, outcome, address }, 'account');
    return response;
  };

  const routes = new Hono()
    .get(appPaths.authorize, async (context) => {
      const refused = await refuseMany(context, appPaths.authorize);
      if (refused) return refused;
      return ask(context, { path: `${appPaths.authorize}?${readQuestion(context, publicUrl)}` });
    })
    .get(`${appPaths.authorize}/:requestId`, async (context) => {
      const { viewer } = await contextOf(context);
      const userId = isSignedIn(viewer) && !viewer.lookingIn ? viewer.userId : undefined;
      return ask(context, { path: new URL(context.req.url).pathname, userId });
    })
    .post(appPaths.register, async (context) => {
      const refused = await refuseMany(context, appPaths.register);
      if (refused) return refused;
      const body: unknown = await context.req.json().catch(() => null);
      const { error, ...answer } = registerApp(services.keys, body, services.clock.now());
      context.header('cache-control', 'no-store');
      if (error !== null) return context.json({ error }, 400);
      return context.json('client' in answer ? answer.client : {}, 201);
    })
    .post(appPaths.token, (context) => answerForm(context, appPaths.token))
    .post(appPaths.revoke, (context) => answerForm(context, appPaths.revoke));
  for (const [path, document] of Object.entries(documents)) {
    routes.get(path, (context) =>
      context.json(document, 200, { 'cache-control': 'public, max-age=3600' }),
    );
  }
  return routes;
}

const withoutOffline = (scope: string): string[] =>
  scope.split(' ').filter((word) => word !== '' && word !== 'offline_access');

/**
 * What an app asks: reading alone unless it names `write`, for the API unless it names another part. The answer always
 * comes in the query of its address.
 */
function readQuestion(context: Context, publicUrl: string): URLSearchParams {
  const question = new URL(context.req.url).searchParams;
  const scope = withoutOffline(question.get('scope') ?? '').includes('write')
    ? 'read write'
    : 'read';
  question.set('scope', scope);
  question.delete('response_mode');
  if (!question.has('resource')) question.set('resource', appResources(publicUrl).api);
  return question;
}

interface Asked {
  path: string;
  body?: string;
  /** The user of the site's session. */
  userId?: string | undefined;
}

/** Asks the authorization server, which is made when the first app comes. */
function createServerCall({ services, documents }: AppRoutesOptions) {
  const { publicUrl } = services;
  const { host, protocol } = new URL(publicUrl);
  const { resume } = appCookies(publicUrl);
  let made: ReturnType<typeof make> | undefined;

  async function make() {
    // Loaded only where an app comes: it takes a tenth of a second.
    const { createAuthorizationServer, noteUser } = await import('./authorization-server.ts');
    return {
      provider: await createAuthorizationServer({ ...services, documents, errorPage }),
      noteUser,
    };
  }

  return async (context: Context, { path, body = '', userId }: Asked): Promise<Response> => {
    made ??= make();
    const { provider, noteUser } = await made;
    const { req } = context;
    const call: NodeCall = {
      ...{ method: req.method, path, body },
      headers: {
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        ...headerOf(req.raw, 'cookie'),
        ...headerOf(req.raw, 'content-type'),
        ...headerOf(req.raw, 'authorization'),
      },
    };
    const answer = await callNodeHandler(provider.callback(), call, (request) =>
      noteUser(request, userId),
    );
    const headers = new Headers(answer.headers);
    headers.delete('set-cookie');
    for (const cookie of answer.headers.getSetCookie()) {
      if (cookie.startsWith(`${resume}=`)) headers.append('set-cookie', cookie);
    }
    headers.set('cache-control', 'no-store');
    const location = headers.get('location');
    // The library compared it with the addresses in the document of the app.
    if (location !== null) allowRedirect(context, location);
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', messagePagePolicy);
    }
    return new Response(answer.body, { status: answer.status, headers });
  };
}

function headerOf(request: Request, name: string): Record<string, string> {
  const value = request.headers.get(name);
  return value === null ? {} : { [name]: value };
}
