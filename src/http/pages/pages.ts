import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJsonifiedRouterClient } from '@orpc/openapi';
import { ORPCError } from '@orpc/server';
import { isSignedIn } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import type { AppContext } from '#app/services.ts';
import type { PostedForm } from '#features/identity/accounts/rules/posted-form.ts';
import { writeEventId } from '#features/notifications/change-events/rules/position.ts';
import { isPublicPath, publicAddress } from '#features/site/public-pages/content/public-paths.ts';
import { ApiProblem } from '#lib/api/problem.ts';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { Log } from '#lib/log.ts';
import { readChoice, writeReaderCurrency } from '#lib/money/reader-currency.ts';
import type { AnalyticsSettings } from '#operations/config/analytics-config.ts';
import { readablePath } from '#ssr/readable-path.ts';
import { uiStyleAttributeSources, uiStyleElementSources } from '#ui/content-policy.ts';
import { asRefusal, fieldProblems } from '../api/api.ts';
import { inlineScriptHashes } from '../edge/inline-scripts.ts';
import { contentSecurityPolicy, createNonce } from '../edge/security-headers.ts';
import { wholeAnswer } from '../edge/whole-answers.ts';
import { choiceCookies, currencyOf } from './page-currency.ts';
import { PublicPages, type RenderedPage, respondWithPublicPage } from './public-pages.ts';
import type { RenderingBegun, Renderings } from './renderings.ts';

/** The page renderer as the build makes it: a fetch handler that receives our context. */
export interface PageRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
}

/** What a page gets while it is rendered on the server. */
export interface PageContext {
  /** The operations, called directly in this process. */
  client: unknown;
  /** Marks our inline scripts; a shared page has none, its policy names them by their hashes. */
  nonce?: string;
  /** The page is cached and sent to every visitor: it may contain nothing of its reader. */
  isShared: boolean;
  publicUrl: string;
  isDemo: boolean;
  /** The currency that the reader is shown, and how its amounts are written: `GBP en-GB`. */
  currency: string;
  /** What the operator has changed of the usual currencies, rates and claims, as the document carries it. */
  currencyMap?: string | undefined;
  claims?: string | undefined;
  /** The last live event before it was made, for a signed-in user. */
  liveSince?: string | undefined;
  /** Called when an amount is shown in it. */
  onCurrencyShown?: () => void;
  /** The script that visitors may allow, as JSON for the document. */
  analytics?: string;
  log: Log;
  /** The form that this page answers, when it was sent without scripts and refused. */
  posted?: PostedForm;
  /** Called when the rendering begins to use memory. */
  onRendering: RenderingBegun;
}

type RenderingOf = Pick<
  PageContext,
  | 'nonce'
  | 'isShared'
  | 'posted'
  | 'currency'
  | 'currencyMap'
  | 'claims'
  | 'liveSince'
  | 'onCurrencyShown'
>;

/** Answers one page request; who the reader is, is found out only where the page depends on it. */
export type PageHandler = (
  request: Request,
  asReader: () => Promise<AppContext>,
  posted?: PostedForm,
) => Promise<Response>;

/** Loads the renderer that `vite build` wrote. */
export async function loadBuiltRenderer(checkoutDir: string): Promise<PageRenderer> {
  const file = pathToFileURL(join(checkoutDir, 'dist/server/render-pages.js')).href;
  const module: { default: PageRenderer } = await import(file);
  return module.default;
}

/**
 * Renders pages through the same operations that the browser calls. A public page is rendered as for a visitor and
 * shared by all readers with the same currency. The browser finds out who its reader is. Every other page is rendered
 * for one reader.
 */
export function createPageHandler(options: {
  renderer: PageRenderer;
  asVisitor: AppContext;
  analytics: AnalyticsSettings | undefined;
  isDemo: boolean;
  isDevelopment: boolean;
  renderings: Renderings;
}): PageHandler {
  const { renderer, asVisitor, analytics, isDemo, isDevelopment, renderings } = options;
  const publicPages = new PublicPages(asVisitor.clock);
  const measured = analytics ? { analytics: analyticsOnDocument(analytics) } : {};

  /** The page, read to its end: nothing of it waits for a reader. */
  const render = async (request: Request, context: AppContext, how: RenderingOf) => {
    const rendered = await renderings.render(request, (bounded, onRendering) =>
      renderer.fetch(bounded, {
        context: {
          client: directClient(context),
          publicUrl: context.publicUrl,
          isDemo,
          log: context.log,
          onRendering,
          ...measured,
          ...how,
        },
      }),
    );
    const { status, headers } = rendered;
    return { status, headers, html: await rendered.text() };
  };

  const policyFor = (inlineScripts: readonly string[]): string =>
    isDevelopment
      ? "frame-ancestors 'none'"
      : contentSecurityPolicy({
          inlineScripts,
          styleElements: uiStyleElementSources,
          styleAttributes: uiStyleAttributeSources,
          analyticsOrigins: analytics?.origins ?? [],
          isSecure: asVisitor.publicUrl.startsWith('https://'),
        });

  const renderForOne = async (
    request: Request,
    context: AppContext,
    posted?: PostedForm,
  ): Promise<Response> => {
    const nonce = createNonce();
    const { viewer, publicUrl, siteSettings } = context;
    const [map, { claims, currencyMap }] = await Promise.all([
      siteSettings.currencyMap(),
      siteSettings.forDocument(),
    ]);
    const liveSince = isSignedIn(viewer) ? lastEventId(context) : undefined;
    const saved = isSignedIn(viewer) ? readChoice(viewer) : undefined;
    const currency = writeReaderCurrency(currencyOf(request, map, saved));
    const carried = { currency, currencyMap, claims, liveSince };
    const how = { nonce, isShared: false, ...carried, ...(posted && { posted }) };
    const rendered = await render(request, context, how);
    const headers = new Headers(rendered.headers);
    headers.set('content-security-policy', policyFor([`'nonce-${nonce}'`]));
    headers.set('cache-control', 'private, no-store');
    // Shared pages know no account: the browser sends the choice from now on.
    if (saved && !viewer.lookingIn) {
      for (const cookie of choiceCookies(request, saved, publicUrl))
        headers.append('set-cookie', cookie);
    }
    return wholeAnswer(rendered.html, { status: rendered.status, headers });
  };

  /** Whatever its status. Those who come at once share it. */
  const renderSharedPage = async (
    url: URL,
    carried: Pick<RenderingOf, 'currency' | 'currencyMap' | 'claims'>,
  ): Promise<RenderedPage> => {
    let isPriced = false;
    const onCurrencyShown = () => {
      isPriced = true;
    };
    const how = { isShared: true, ...carried, onCurrencyShown };
    const rendered = await render(new Request(url), asVisitor, how);
    const { status, headers } = rendered;
    const text = withoutPreloads(rendered.html);
    // Where no amount is shown, the document is the same for readers of every currency.
    const html = isPriced ? text : text.replace(` data-currency="${carried.currency}"`, '');
    return { status, headers, html, policy: policyFor(inlineScriptHashes(html)), isPriced };
  };

  return async (request, asReader, posted) => {
    const url = new URL(request.url);
    url.pathname = readablePath(url.pathname);
    // Every page shows an admin that they are impersonating a user.
    const isImpersonating = includesImpersonationHint(request.headers.get('cookie') ?? '');
    if (isDevelopment || isImpersonating || !isPublicPath(url.pathname)) {
      const asked = url.href === request.url ? request : new Request(url, request);
      return renderForOne(asked, await asReader(), posted);
    }
    const address = publicAddress(url);
    const map = await asVisitor.siteSettings.currencyMap();
    const { claims, currencyMap, version } = await asVisitor.siteSettings.forDocument();
    const currency = writeReaderCurrency(currencyOf(request, map));
    // With the settings in its name: what was rendered by others is not found any more.
    const page = await publicPages.get(`${address} ${currency} ${version}`, () =>
      renderSharedPage(new URL(address, url), { currency, currencyMap, claims }),
    );
    return respondWithPublicPage(page, request);
  };
}

/** A shared page is read before it is hydrated: its scripts must not come before what is seen. */
const withoutPreloads = (html: string): string =>
  html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

/** Taken before the page's first read, so that changes during rendering are sent as events. */
const lastEventId = ({ horizon, clock }: AppContext): string | undefined =>
  horizon && writeEventId({ xid: BigInt(horizon), id: 0n }, clock.now());

/** What the browser needs of the service, as the document carries it. */
const analyticsOnDocument = ({ scriptUrl, attributes }: AnalyticsSettings): string =>
  JSON.stringify({ src: scriptUrl, attributes });

/** The operations without HTTP between, refusing like the API. */
function directClient(context: AppContext): unknown {
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
