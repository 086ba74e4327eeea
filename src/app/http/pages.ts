import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJsonifiedRouterClient } from '@orpc/openapi';
import { ORPCError } from '@orpc/server';
import { isSignedIn } from '#features/accounts/policy.ts';
import type { RequestContext } from '#features/accounts/server/context.ts';
import { ApiProblem } from '#lib/api/problem.ts';
import type { Log } from '#lib/log.ts';
import { currencyForLocale } from '#lib/money/negotiate.ts';
import { uiStyleAttributeSources, uiStyleElementSources } from '#ui/content-policy.ts';
import { router } from '../router.ts';
import { AnonymousPages, type RenderedPage, withNonce } from './anonymous-pages.ts';
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

/** Answers one page request. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Loads the renderer that `vite build` wrote. */
export async function loadBuiltRenderer(checkoutDir: string): Promise<PageRenderer> {
  const file = pathToFileURL(join(checkoutDir, 'dist/server/server.js')).href;
  const module: { default: PageRenderer } = await import(file);
  return module.default;
}

/**
 * Renders pages through the same operations that the browser calls. Visitors share a page for a few
 * seconds; for people who are signed in every page is their own.
 */
export function createPageHandler(options: {
  renderer: PageRenderer;
  isDemo: boolean;
  isDevelopment: boolean;
}): PageHandler {
  const { renderer, isDemo, isDevelopment } = options;
  const anonymousPages = new AnonymousPages();

  const render = (request: Request, context: RequestContext, nonce: string) =>
    renderer.fetch(request, {
      context: {
        client: directClient(context),
        nonce,
        publicUrl: context.publicUrl,
        isDemo,
        log: context.log,
      },
    });

  return async (request, context) => {
    const nonce = createNonce();
    const headers = new Headers({
      'content-security-policy': isDevelopment
        ? "frame-ancestors 'none'"
        : contentSecurityPolicy({
            nonce,
            styleElements: uiStyleElementSources,
            styleAttributes: uiStyleAttributeSources,
            isSecure: context.publicUrl.startsWith('https://'),
          }),
    });
    if (isDevelopment || isSignedIn(context.viewer)) {
      const response = await render(request, context, nonce);
      return finish(response.body, response, headers, 'private, no-store');
    }
    let other: Response | undefined;
    // Prices on a page are in the currency of the reader's language; nothing else differs between visitors.
    const { code } = currencyForLocale(request.headers.get('accept-language'));
    const address = `${request.url} ${code}`;
    const page = await anonymousPages.get(address, async (): Promise<RenderedPage> => {
      const response = await render(request, context, nonce);
      if (response.status !== 200) {
        other = response;
        return { status: response.status, html: '', nonce };
      }
      return { status: 200, html: await response.text(), nonce };
    });
    if (page.status === 200) {
      headers.set('content-type', 'text/html; charset=utf-8');
      return finish(withNonce(page, nonce), page, headers, 'private, no-cache');
    }
    const answer = other ?? (await render(request, context, nonce));
    return finish(answer.body, answer, headers, 'private, no-store');
  };
}

function finish(
  body: BodyInit | null,
  rendered: { status: number; headers?: Headers },
  headers: Headers,
  cacheControl: string,
): Response {
  const all = new Headers(rendered.headers);
  for (const [name, value] of headers) all.set(name, value);
  all.set('cache-control', cacheControl);
  return new Response(body, { status: rendered.status, headers: all });
}

/** The operations without HTTP between, refusing like the API. */
function directClient(context: RequestContext): unknown {
  return createJsonifiedRouterClient(router, {
    context,
    interceptors: [
      async ({ next, path }) => {
        try {
          return await next();
        } catch (error) {
          throw toApiProblem(asRefusal(error, path, context.log));
        }
      },
    ],
  });
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
