import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJsonifiedRouterClient } from '@orpc/openapi';
import { ORPCError } from '@orpc/server';
import type { RequestContext } from '#features/accounts/server/context.ts';
import { ApiProblem } from '#lib/api/problem.ts';
import type { Log } from '#lib/log.ts';
import { uiStyleAttributeSources, uiStyleElementSources } from '#ui/content-policy.ts';
import { router } from '../router.ts';
import { asRefusal, fieldProblems } from './api.ts';
import { contentSecurityPolicy, createNonce } from './security-headers.ts';

/** The page renderer as the build makes it: a fetch handler that receives our context. */
export interface PageRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
}

/** What a page gets while it is rendered on the server. */
export interface PageContext {
  /** The operations, called directly in this process. */
  client: unknown;
  nonce: string;
  publicUrl: string;
  isDemo: boolean;
  log: Log;
}

/** Loads the renderer that `vite build` wrote. */
export async function loadBuiltRenderer(checkoutDir: string): Promise<PageRenderer> {
  const file = pathToFileURL(join(checkoutDir, 'dist/server/server.js')).href;
  const module: { default: PageRenderer } = await import(file);
  return module.default;
}

/** Renders one page for one viewer, through the same operations that the browser calls. */
export async function renderPage(options: {
  renderer: PageRenderer;
  request: Request;
  context: RequestContext;
  isDemo: boolean;
  isDevelopment: boolean;
}): Promise<Response> {
  const { renderer, request, context, isDemo, isDevelopment } = options;
  const { log, publicUrl } = context;
  const nonce = createNonce();
  const client = createJsonifiedRouterClient(router, {
    context,
    interceptors: [
      async ({ next, path }) => {
        try {
          return await next();
        } catch (error) {
          throw toApiProblem(asRefusal(error, path, log));
        }
      },
    ],
  });
  const response = await renderer.fetch(request, {
    context: { client, nonce, publicUrl, isDemo, log },
  });
  const headers = new Headers(response.headers);
  if (!isDevelopment) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        styleElements: uiStyleElementSources,
        styleAttributes: uiStyleAttributeSources,
        isSecure: publicUrl.startsWith('https://'),
      }),
    );
  } else {
    headers.set('content-security-policy', "frame-ancestors 'none'");
  }
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}

function toApiProblem(error: unknown): unknown {
  if (!(error instanceof ORPCError)) return error;
  const fields = error.status === 400 ? fieldProblems(error) : [];
  return new ApiProblem({
    code: fields.length > 0 ? 'INVALID_INPUT' : error.code,
    status: error.status,
    detail: fields[0]?.message ?? error.message,
    fields,
    data: error.data,
  });
}
