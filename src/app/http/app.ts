import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Auth } from '#features/accounts/server/auth.ts';
import type { Services } from '#features/accounts/server/context.ts';
import type { PageViewCounter } from '#features/page-views/server/commands/page-view-counter.ts';
import { isPublicPath } from '#features/site/content/public-paths.ts';
import type { AnalyticsSettings } from '#lib/env/analytics-config.ts';
import { withRequestId } from '#lib/log.ts';
import { createApiHandler } from './api.ts';
import { apiDocsRoutes } from './api-docs.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { createAuthCall } from './auth-calls.ts';
import { authRoutes } from './auth-routes.ts';
import { clientAddress, trustedProxies } from './client-address.ts';
import { fileRoutes } from './file-routes.ts';
import { healthRoutes, type Metrics } from './health-routes.ts';
import { originCheck } from './origin-check.ts';
import { pageViewRoutes } from './page-view-routes.ts';
import { createPageHandler, type PageRenderer } from './pages.ts';
import { isPhotoUpload, photoUploads } from './photo-uploads.ts';
import { respondWithProblem } from './problems.ts';
import { Renderings } from './renderings.ts';
import { requestContext, visitorContext } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFileRoutes } from './site-file-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface HttpAppOptions {
  services: Services;
  auth: Auth;
  authSecret: string;
  attempts: AttemptCounter;
  pageViews: PageViewCounter;
  /** A measuring service that visitors may allow. */
  analytics: AnalyticsSettings | undefined;
  metrics: Metrics;
  metricsToken: string | undefined;
  trustedProxies: readonly string[];
  checkoutDir: string;
  /** Absent in tests of the API, which need no pages. */
  pages: PageRenderer | undefined;
  isDemo: boolean;
  isDevelopment: boolean;
  isStopping: () => boolean;
  /** Development mailbox and local Stripe, where there are any. */
  standIns: Hono | undefined;
}

const maxBodyBytes = 256 * 1024;
const year = 31_536_000;
// Files at addresses that others decide on.
const publicFiles = ['/favicon.svg'];
// No page has such an address: whoever asks for a script or a picture has no use for a page that says it is missing.
const fileAddress =
  '/:path{.*\\.(?:js|mjs|css|map|woff2?|png|jpe?g|webp|avif|gif|svg|ico|json|xml|txt|webmanifest)}';

/** Everything the server answers, in the order in which it is asked. */
export function createHttpApp(options: HttpAppOptions): Hono {
  const { services, auth, authSecret, metrics, metricsToken, checkoutDir } = options;
  const { log, publicUrl } = services;
  const isTrusted = trustedProxies(options.trustedProxies);
  const addresses = new WeakMap<Request, string>();
  const addressOf = (request: Request): string => addresses.get(request) ?? '127.0.0.1';
  const api = createApiHandler(log);

  const app = new Hono();
  app.use(async (context, next) => {
    const requestId = randomUUID();
    const socketAddress = socketAddressOf(context);
    addresses.set(
      context.req.raw,
      clientAddress(socketAddress, context.req.header('x-forwarded-for'), isTrusted),
    );
    const started = performance.now();
    await withRequestId(requestId, async () => {
      await next();
      context.res.headers.set('x-request-id', requestId);
      const milliseconds = performance.now() - started;
      const { method, path } = context.req;
      const status = context.res.status;
      metrics.requestSeconds.observe(
        { method, route: routeClass(path), status: String(status) },
        milliseconds / 1000,
      );
      log.info({ method, path, status, milliseconds: Math.round(milliseconds) }, 'request');
    });
  });
  app.use(securityHeaders(publicUrl.startsWith('https://')));
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'request failed');
    return respondWithProblem(context, {
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      detail: 'Something went wrong. Please try again.',
    });
  });

  app.route(
    '/',
    healthRoutes({
      db: services.db,
      files: services.files,
      metrics,
      isStopping: options.isStopping,
      mayReadMetrics: (request) => mayReadMetrics(request, addressOf(request), metricsToken),
    }),
  );
  app.use(
    '/assets/*',
    serveStatic({
      root: join(checkoutDir, 'dist/client'),
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', `public, max-age=${year}, immutable`);
      },
    }),
  );
  for (const file of publicFiles) {
    app.use(
      file,
      serveStatic({
        root: join(checkoutDir, 'dist/client'),
        onFound: (_path, context) => {
          context.header('cache-control', 'public, max-age=86400');
        },
      }),
    );
  }
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) =>
      respondWithProblem(context, {
        code: 'TOO_LARGE',
        status: 413,
        detail: 'The request is larger than anything this address takes.',
      }),
  });
  app.use((context, next) => (isPhotoUpload(context) ? next() : limitBody(context, next)));
  // Signed by their sender; they come without an Origin and without cookies.
  app.route('/', webhookRoutes(services));
  app.use(originCheck(publicUrl));
  if (options.standIns) app.route('/', options.standIns);
  const callAuth = createAuthCall({ auth, attempts: options.attempts, publicUrl });
  app.route('/', authRoutes({ auth, callAuth, addressOf }));
  app.route('/', fileRoutes(services, authSecret));
  app.use(photoUploads({ services, authSecret, attempts: options.attempts, addressOf }));
  app.route('/', pageViewRoutes({ counter: options.pageViews, addressOf }));

  app.use(compress());
  app.route('/', siteFileRoutes(services));
  app.route('/', apiDocsRoutes(publicUrl));
  app.all('/api/*', async (context) => {
    const response = await api(
      context.req.raw,
      await requestContext(services, authSecret, context),
    );
    return (
      response ??
      respondWithProblem(context, {
        code: 'NOT_FOUND',
        status: 404,
        detail: 'There is no operation at this address.',
      })
    );
  });
  app.get(fileAddress, (context) =>
    context.text('There is no such file.', 404, { 'cache-control': 'no-store' }),
  );
  if (options.pages) {
    const { isDemo, isDevelopment, analytics } = options;
    const renderings = new Renderings();
    metrics.watchRenderings(renderings);
    const answerPage = createPageHandler({
      renderer: options.pages,
      asVisitor: visitorContext(services),
      analytics,
      isDemo,
      isDevelopment,
      renderings,
    });
    app.get('*', async (context) => {
      const asReader = () => requestContext(services, authSecret, context);
      const page = await answerPage(context.req.raw, asReader);
      if (!isPublicPath(context.req.path)) page.headers.set('x-robots-tag', 'noindex');
      return page;
    });
  }
  // A form sent before its page has come alive: the page answers, and nothing typed is in its address.
  app.post('*', (context) => context.redirect(context.req.path, 303));
  app.notFound((context) =>
    respondWithProblem(context, {
      code: 'NOT_FOUND',
      status: 404,
      detail: 'There is nothing at this address.',
    }),
  );
  return app;
}

/** The peer of the socket; absent when a test calls the app without one. */
function socketAddressOf(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined;
}

/** With the operator's token; without one only from this machine, and not through a proxy on it. */
function mayReadMetrics(request: Request, address: string, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(address) && !request.headers.has('x-forwarded-for');
  const given = createHash('sha256')
    .update(request.headers.get('authorization') ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${token}`).digest());
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** A label with few values: ids in paths would make a metric of each project. */
function routeClass(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  return ['api', 'auth', 'assets', 'dev', 'files', 'pictures', 'webhooks'].includes(first)
    ? first
    : 'page';
}
