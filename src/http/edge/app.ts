import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppServices } from '#app/services.ts';
import type { WritableDb } from '#db/client.ts';
import type { PageViewCounter } from '#features/platform/page-views/server/commands/page-view-counter.ts';
import { isPublicPath } from '#features/site/public-pages/content/public-paths.ts';
import { outageOf } from '#lib/errors/outage.ts';
import type { AnalyticsSettings } from '#operations/config/analytics-config.ts';
import type { Metrics } from '#operations/metrics/create-metrics.ts';
import { isUnstorableText, unstorableText } from '#operations/postgres/unstorable-text.ts';
import { createApiHandler } from '../api/api.ts';
import { apiDocsRoutes } from '../api/api-docs.ts';
import { liveRoutes } from '../api/live-routes.ts';
import type { LiveStreams } from '../api/live-streams.ts';
import { mailPreviewRoutes } from '../api/mail-preview-routes.ts';
import { mailRoutes } from '../api/mail-routes.ts';
import { pageViewRoutes } from '../api/page-view-routes.ts';
import { webhookRoutes } from '../api/webhook-routes.ts';
import { appRoutes } from '../apps/app-routes.ts';
import type { ClientDocuments } from '../apps/client-documents.ts';
import { connectorRoutes } from '../connector/connector-routes.ts';
import { callFeedRoutes } from '../files/call-feed-routes.ts';
import { dataExportRoutes } from '../files/data-export-routes.ts';
import { exportRoutes } from '../files/export-routes.ts';
import { fileRoutes } from '../files/file-routes.ts';
import { fileUploads, isFileUpload } from '../files/file-uploads.ts';
import { messageFileRoutes } from '../files/message-file-routes.ts';
import { packRoutes } from '../files/pack-routes.ts';
import { siteFileRoutes } from '../files/site-file-routes.ts';
import { statementRoutes } from '../files/statement-routes.ts';
import { supplierFileRoutes } from '../files/supplier-file-routes.ts';
import { timeSheetRoutes } from '../files/time-sheet-routes.ts';
import { mcpPath, mcpRoutes } from '../mcp/mcp-routes.ts';
import { createPageHandler, type PageRenderer } from '../pages/pages.ts';
import { referenceForm } from '../pages/reference-form.ts';
import { Renderings } from '../pages/renderings.ts';
import { accountLimits } from '../sessions/account-limits.ts';
import { createAuthCall } from '../sessions/auth-calls.ts';
import { authRoutes } from '../sessions/auth-routes.ts';
import { bearerTokens } from '../sessions/bearer-tokens.ts';
import { keepBrowserCookies } from '../sessions/browser-cookies.ts';
import { confirmRoutes } from '../sessions/confirm-routes.ts';
import { formRoutes, type ShowRefused } from '../sessions/form-routes.ts';
import {
  impersonationGuard,
  refuseChangedViewer,
  wasMadeForOthers,
} from '../sessions/impersonation-guard.ts';
import { microsoftRoutes } from '../sessions/microsoft-routes.ts';
import { programLimits } from '../sessions/program-limits.ts';
import { sessionHint } from '../sessions/session-hint.ts';
import { tokenRoutes } from '../sessions/token-routes.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { trustedProxies } from './client-address.ts';
import { healthRoutes } from './health-routes.ts';
import { lastWriteCookie } from './last-write-cookie.ts';
import { loggedPath } from './logged-path.ts';
import { metricsAccess } from './metrics-access.ts';
import { oneHost } from './one-host.ts';
import { originCheck } from './origin-check.ts';
import { answerTrouble } from './outage-answers.ts';
import { answerOutages, requestTimeoutMs } from './outages.ts';
import { ownRedirects } from './own-redirects.ts';
import { respondNotFound, respondWithProblem } from './problems.ts';
import { receiveBody } from './receive-body.ts';
import { requestContext, visitorContext } from './request-context.ts';
import { ProvenAddresses, requestFrame } from './request-frame.ts';
import { requestLimits } from './request-limits.ts';
import {
  boundedRenderer,
  createRequestQueues,
  limitConcurrency,
  TooBusy,
} from './request-queues.ts';
import { securityHeaders } from './security-headers.ts';
import { compressWhole } from './whole-answers.ts';

export interface HttpAppOptions {
  services: AppServices;
  attempts: AttemptCounter;
  pageViews: PageViewCounter;
  liveStreams: LiveStreams;
  /** A measuring service that visitors may allow. */
  analytics: AnalyticsSettings | undefined;
  /** Fetches what apps say of themselves. */
  clientDocuments: ClientDocuments;
  /** A connection that no request uses: what is asked about health does not stand in their line. */
  healthDb: WritableDb;
  /** Where the private database and files are, when they are on this machine. */
  dataFolder: string | undefined;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Each signs the bounce and complaint reports of a mail service. */
  mailWebhookSecrets: readonly string[];
  trustedProxies: readonly string[];
  checkoutDir: string;
  /** Absent in tests of the API, which need no pages. */
  pages: PageRenderer | undefined;
  isDemo: boolean;
  isDevelopment: boolean;
  isStopping: () => boolean;
  /** Development mailbox and local Stripe, where there are any. */
  emulators: Hono | undefined;
}

// A phone on a poor line sends a form in a second or two.
const bodyTimeoutMs = 15_000;
// A file may take two minutes to arrive, and one of a profile a minute to be read.
const uploadTimeoutMs = 180_000 + requestTimeoutMs;
const year = 31_536_000;
// Files at addresses that others decide on.
const publicFiles = ['/favicon.svg'];
// No page has such an address: anyone who asks for a script or a picture has no use for a page that says it is missing.
const fileAddress =
  '/:path{.*\\.(?:js|mjs|css|map|woff2?|png|jpe?g|webp|avif|gif|svg|ico|json|xml|txt|webmanifest)}';

/** Everything the server answers, in the order in which it is asked. */
export function createHttpApp(options: HttpAppOptions): Hono {
  const { services, metrics, metricsToken, checkoutDir } = options;
  const { log, publicUrl } = services;
  const isTrusted = trustedProxies(options.trustedProxies);
  const addresses = new ProvenAddresses();
  const addressOf = addresses.of;
  metrics.watchStreams(options.liveStreams);
  const api = createApiHandler(log);

  const app = new Hono();
  app.use(requestFrame({ addresses, isTrusted, metrics, log }));
  app.use(securityHeaders(publicUrl.startsWith('https://')));
  app.use(oneHost);
  app.use(ownRedirects(publicUrl, log));
  app.use(sessionHint(publicUrl));
  app.use(keepBrowserCookies);
  app.onError((error, context) => {
    if (error instanceof TooBusy) return answerTrouble(context, 'busy');
    const outage = outageOf(error);
    if (outage) return answerTrouble(context, outage);
    if (isUnstorableText(error)) {
      return respondWithProblem(context, {
        code: 'BAD_REQUEST',
        status: 400,
        detail: unstorableText,
      });
    }
    log.error({ err: error, path: loggedPath(context.req.path) }, 'request failed');
    return answerTrouble(context, 'fault');
  });

  app.route(
    '/',
    healthRoutes({
      db: options.healthDb,
      files: services.files,
      dataFolder: options.dataFolder,
      jobs: services.jobs,
      metrics,
      wasSearchLoaded: services.searchMemory.wasLoaded,
      isStopping: options.isStopping,
      mayReadMetrics: metricsAccess({ token: metricsToken, isDemo: options.isDemo, addressOf }),
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
  app.use(
    receiveBody({
      isLeftAlone: isFileUpload,
      onReplaced: (from, to) => addresses.set(to, addressOf(from)),
      timeoutMs: bodyTimeoutMs,
    }),
  );
  app.use(
    answerOutages({
      timeoutOf: (context) => (isFileUpload(context) ? uploadTimeoutMs : requestTimeoutMs),
      log,
    }),
  );
  const queues = createRequestQueues(metrics.registry);
  app.use(limitConcurrency(queues));
  // Signed by their sender; they come without an Origin and without cookies.
  app.route('/', webhookRoutes(services));
  app.route('/', mailRoutes(services, options.mailWebhookSecrets));
  app.use(originCheck(publicUrl));
  app.use(lastWriteCookie(services.replicas, publicUrl));
  app.use('/api/*', bearerTokens({ services, addressOf }));
  app.use(mcpPath, bearerTokens({ services, addressOf }));
  app.use('/api/*', programLimits());
  app.use(mcpPath, programLimits());
  if (options.emulators) app.route('/', options.emulators);
  app.use(impersonationGuard({ services }));
  const { attempts } = options;
  const { auth } = services;
  const callAuth = createAuthCall({ services, attempts });
  const contextOf = (context: Context) =>
    requestContext(services, context, addressOf(context.req.raw));
  app.route('/', confirmRoutes({ auth, attempts, callAuth, publicUrl, addressOf, contextOf }));
  // The specification has the calls about factors beside sign-in; they are operations of the contract.
  app.on(['POST', 'DELETE'], ['/auth/v1/factors', '/auth/v1/factors/*'], async (context, next) => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const response = await api(
      new Request(new URL(`/api${pathname}${search}`, raw.url), raw),
      await contextOf(context),
    );
    return response ?? next();
  });
  app.route('/', tokenRoutes({ services, attempts, addressOf }));
  const { clientDocuments: documents } = options;
  app.route('/', appRoutes({ services, documents, attempts, addressOf, contextOf }));
  app.route('/', mcpRoutes({ services, api, contextOf }));
  app.route('/', authRoutes({ auth, callAuth, addressOf }));
  app.route('/', microsoftRoutes({ attempts, contextOf, addressOf }));
  app.route('/', fileRoutes(services));
  app.route('/', dataExportRoutes(services));
  app.route('/', messageFileRoutes(services));
  app.route('/', supplierFileRoutes(services));
  app.route('/', statementRoutes(services));
  app.route('/', packRoutes(services));
  app.route('/', timeSheetRoutes(services));
  app.route('/', callFeedRoutes({ services, attempts, addressOf }));
  app.route('/', exportRoutes({ services, addressOf }));
  app.route('/', mailPreviewRoutes({ services, addressOf }));
  app.use(fileUploads({ services, attempts, addressOf }));
  app.use(requestLimits({ attempts, addressOf }));
  app.use(accountLimits({ services, attempts, addressOf }));
  app.route('/', pageViewRoutes({ counter: options.pageViews, addressOf }));

  app.route('/', liveRoutes({ services, streams: options.liveStreams }));

  app.use(compress());
  app.use(compressWhole);
  app.route('/', siteFileRoutes(services));
  app.route('/', connectorRoutes(services));
  app.route('/', apiDocsRoutes(publicUrl));
  app.all('/api/*', async (context) => {
    const asked = await contextOf(context);
    if (wasMadeForOthers(context, asked.viewer)) return refuseChangedViewer(context);
    const response = await api(context.req.raw, asked);
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
      renderer: boundedRenderer(options.pages, queues),
      asVisitor: visitorContext(services),
      analytics,
      isDemo,
      isDevelopment,
      renderings,
    });
    const showRefused: ShowRefused = (context, page, posted) =>
      answerPage(page, () => contextOf(context), posted);
    app.route('/', formRoutes({ callAuth, addressOf, showRefused }));
    app.route('/', referenceForm({ services, showRefused }));
    app.get('*', async (context) => {
      const asReader = () => contextOf(context);
      const page = await answerPage(context.req.raw, asReader);
      if (!isPublicPath(context.req.path)) page.headers.set('x-robots-tag', 'noindex');
      return page;
    });
  }
  // A form that needs scripts, sent without them: the page answers, and nothing typed is in its address.
  app.post('*', (context) => context.redirect(samePage(context.req.url), 303));
  app.notFound((context) => respondNotFound(context));
  return app;
}

/** The address that a form was sent from. */
function samePage(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
