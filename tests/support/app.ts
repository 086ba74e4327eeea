import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { afterAll } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type Viewer, visitor } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import { type AppServices, createServices } from '#app/services.ts';
import { mailWorkers, workers } from '#app/workers.ts';
import { createWrite } from '#db/write.ts';
import { createLocalStripe, type LocalStripe } from '#emulators/local-stripe/local-stripe.ts';
import { mailboxSms } from '#emulators/mailbox/mailbox-sms.ts';
import { mailboxTransport } from '#emulators/mailbox/mailbox-transport.ts';
import { CalendarUnread } from '#features/conversations/lib/calendars/calendar-source.ts';
import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import { findSessionViewers, viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { SignInProvider } from '#features/identity/lib/openid/sign-in-provider.ts';
import { webPushService } from '#features/notifications/lib/push/web-push-service.ts';
import {
  createPageViewCounter,
  type PageViewCounter,
} from '#features/platform/page-views/server/commands/page-view-counter.ts';
import { LiveStreams } from '#http/api/live-streams.ts';
import type { ClientDocuments } from '#http/apps/client-documents.ts';
import { createHttpApp } from '#http/edge/app.ts';
import { createAttemptCounter } from '#http/edge/attempt-limits.ts';
import { createKeyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { handledEventTypes } from '#lib/billing/stripe-events.ts';
import { type Clock, ManualClock } from '#lib/clock.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import { createLog, type Log } from '#lib/log.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';
import { createMailPost } from '#lib/mail/mail-post.ts';
import { createMetrics } from '#operations/metrics/create-metrics.ts';
import { mailTemplates } from '../../src/app/mail-templates.ts';
import { cheapHashing } from './cheap-hashing.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { notifyOfDueJobs, passPause, paused } from './due-jobs.ts';
import { eventually } from './eventually.ts';
import { createFactories, type Factories } from './factories.ts';
import { createSessionCookie } from './session-cookie.ts';
import {
  testAuthSecret,
  testMailSenders,
  testMailWebhookSecret,
  testMetricsToken,
  testPublicUrl,
  testSeller,
} from './site.ts';

const stripeSecretKey = 'sk_test_local';
const stripeWebhookSecret = 'whsec_local';

export type TestClient = RouterClient<typeof router>;

export interface TestApp extends TestDatabase {
  services: AppServices;
  clock: ManualClock;
  /** The whole HTTP side but the pages: `app.http.request('/api/me')`. */
  http: ReturnType<typeof createHttpApp>;
  localStripe: LocalStripe;
  pageViews: PageViewCounter;
  liveStreams: LiveStreams;
  /** Test people and things, made directly in the database. */
  make: Factories;
  /** The operations as this person; without one, as a visitor. */
  as(userId?: UserId | string, options?: { idempotencyKey?: string }): Promise<TestClient>;
  /** The Cookie header of a new session of this person. */
  cookieOf(userId: string): Promise<string>;
  /** Runs the jobs that wait, with what follows from them, until none is left. */
  settle(): Promise<void>;
}

const noClientDocuments: ClientDocuments = {
  accepts: () => false,
  fetch: () => Promise.reject(new Error('No app is asked.')),
};
const noVatRegister = { knows: () => Promise.reject(new Error('VIES does not answer.')) };
const noCalendars = { fetch: () => Promise.reject(new CalendarUnread('unreachable')) };
const noNameServer = { resolveTxt: () => Promise.reject(new Error('No name server answers.')) };

interface TestAppOptions {
  files?: FileStorage;
  database?: TestDatabase;
  briefProvider?: CompletionProvider;
  /** Text messages go to the development mailbox unless another way is given; null for none. */
  sms?: AppServices['sms'] | null;
  /** A virus scanner; none unless one is given. */
  scanner?: AppServices['scanner'];
  /** Made on the app's own clock. */
  microsoft?: (clock: Clock) => SignInProvider;
  /** Push services of browsers' makers unless another one is given. */
  pushService?: AppServices['pushService'];
  /** Public addresses unless a local receiver is given. */
  webhookRequests?: AppServices['webhookRequests'];
  /** VIES; it does not answer unless one is given. */
  vatRegister?: AppServices['vatRegister'];
  /** Where replies by mail arrive; nowhere unless something is said. */
  inboundMail?: AppServices['inboundMail'];
  /** Calendars of consultants; none answers unless some are given. */
  calendars?: AppServices['calendars'];
  /** Name servers; none answers unless some are given. */
  dns?: AppServices['dns'];
  /** What apps say of themselves; no address is asked unless documents are given. */
  clientDocuments?: ClientDocuments;
  /** The development mailbox unless another way out is given. */
  mailTransport?: MailTransport;
  passwords?: PasswordHashing | undefined;
  /** The secrets of the site; the one of all tests unless others are given. */
  secrets?: SiteSecrets;
  /** Each signs webhooks of Stripe; the local one's own unless others are given. */
  stripeWebhookSecrets?: string[];
  /** Whose word about the caller's address is taken. */
  trustedProxies?: string[];
  /** An address with https:// makes a secure site. */
  publicUrl?: string;
  log?: Log;
  /** Replicas of the database. */
  replicas?: readonly string[];
  /** Whether the search index is loaded; it is unless something else is said. */
  loadSearch?: boolean;
}

/**
 * The real application on a fresh database: real router, real jobs, local Stripe, development mailbox. Files are in a
 * folder of their own unless another storage is given; so is the database. Passwords are hashed cheaply unless
 * something else is said: `undefined` is what production does.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await freshDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'direct365-app-'));
  const clock = new ManualClock(new Date());
  const log = options.log ?? createLog(process.env.TEST_LOG ?? 'silent');
  const publicUrl = options.publicUrl ?? testPublicUrl;
  const localStripe = createLocalStripe({
    db: database.pool,
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    webhookUrl: `${publicUrl}/webhooks/stripe`,
    webhookEvents: handledEventTypes,
    publicUrl: `${publicUrl}/dev/stripe`,
    clock,
  });
  const stripe = await localStripe.listen();
  const services = createServices({
    pool: database.pool,
    connectionString: database.connectionString,
    directConnectionString: database.directConnectionString,
    // They would enqueue jobs by the real clock, in the midst of a test whose clock stands elsewhere.
    runsSchedules: false,
    replicaAddresses: options.replicas,
    publicUrl,
    isDemo: false,
    keys: createKeyring(options.secrets ?? { present: testAuthSecret }),
    passwords: 'passwords' in options ? options.passwords : cheapHashing,
    seller: testSeller,
    mailSenders: testMailSenders,
    mailTemplates,
    billing: stripeBilling({
      secretKey: stripeSecretKey,
      webhookSecrets: options.stripeWebhookSecrets ?? [stripeWebhookSecret],
      apiBase: stripe.apiBase,
    }),
    files: options.files ?? (await openDiskFileStorage(join(dataDir, 'files'))),
    briefProvider: options.briefProvider,
    scanner: options.scanner,
    inboundMail: options.inboundMail,
    sms:
      options.sms === undefined
        ? { sender: mailboxSms(database.db), countries: ['GB', 'US'] }
        : (options.sms ?? undefined),
    microsoft: options.microsoft?.(clock),
    pushService: options.pushService ?? webPushService(),
    webhookRequests: options.webhookRequests ?? guardedRequests(),
    vatRegister: options.vatRegister ?? noVatRegister,
    calendars: options.calendars ?? noCalendars,
    dns: options.dns ?? noNameServer,
    clock,
    log,
  });
  const { pool } = database;
  const pageViews = createPageViewCounter(services);
  const liveStreams = new LiveStreams({
    ...{ db: services.db, clock, log, pauseMs: 20 },
    findViewers: (sessionIds, now) => findSessionViewers(services.db, sessionIds, now),
  });
  await services.jobs.start();
  await services.replicas.start();
  if (options.loadSearch ?? true) await services.searchMemory.load();
  let isWorking = false;

  async function startWorking(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    const post = createMailPost({
      transport: options.mailTransport ?? mailboxTransport(services.db),
      templates: mailTemplates,
      senderOf: services.siteSettings.senderOf,
    });
    await services.jobs.work([...workers, ...mailWorkers(services, post)], services);
  }

  return {
    ...database,
    services,
    clock,
    localStripe,
    pageViews,
    liveStreams,
    make: createFactories(services.db, clock),
    http: createHttpApp({
      services,
      attempts: createAttemptCounter(pool),
      clientDocuments: options.clientDocuments ?? noClientDocuments,
      pageViews,
      liveStreams,
      analytics: undefined,
      healthDb: services.db,
      dataFolder: undefined,
      metrics: createMetrics({ pool, services }),
      metricsToken: testMetricsToken,
      mailWebhookSecrets: [testMailWebhookSecret],
      trustedProxies: options.trustedProxies ?? [],
      checkoutDir: join(import.meta.dirname, '../..'),
      pages: undefined,
      isDemo: false,
      isDevelopment: false,
      isStopping: () => false,
      emulators: undefined,
    }),
    async as(userId, { idempotencyKey } = {}) {
      const viewer: Viewer = userId ? await viewerOf(services.db, userId) : visitor;
      const intent =
        userId && idempotencyKey ? { userId, key: idempotencyKey, requestHash: 'test' } : undefined;
      // Each call is a request of its own, and so is its write.
      return createRouterClient(router, {
        context: () => ({ ...services, viewer, write: createWrite(services.db, intent) }),
      });
    },
    cookieOf: (userId) => createSessionCookie(services.db, userId, clock.now()),
    async settle() {
      await startWorking();
      await waitForJobs(pool);
    },
    async close() {
      await liveStreams.close();
      await pageViews.stop();
      await services.reach.stop();
      await services.unanswered.stop();
      await services.searchMemory.close();
      await stripe.close();
      await services.jobs.stop();
      await services.replicas.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application that all tests of a file share: it is closed after the last. */
export async function sharedTestApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** What was asked for after the pause was passed waits, too. */
const countWaiting = `
  select count(*)::int as n from jobs.job
  where name not like '\\_\\_pgboss%' and name <> 'dead-letters'
    and state in ('created', 'retry', 'active')
    and (start_after <= now() + interval '1 second' or (name in ${paused} and state = 'created'))`;

function waitForJobs(pool: TestDatabase['pool']): Promise<void> {
  let looks = 0;
  return eventually(async () => {
    await pool.query(passPause);
    if (looks % 10 === 0) await pool.query(notifyOfDueJobs);
    looks += 1;
    const { rows } = await pool.query(countWaiting);
    if (rows[0].n > 0) throw new Error(`${rows[0].n} jobs are still waiting.`);
  });
}
