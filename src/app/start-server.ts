import { Resolver } from 'node:dns/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Registry } from 'prom-client';
import { createDb, openPool } from '#db/client.ts';
import { findSessionViewers } from '#features/identity/accounts/server/viewer.ts';
import { signingKeysAged } from '#features/identity/api-keys/server/jobs.ts';
import { createPageViewCounter } from '#features/platform/page-views/server/commands/page-view-counter.ts';
import { publicFiguresAged } from '#features/profiles/directory/server/jobs.ts';
import { isSearchCurrent } from '#features/search/query/server/commands/rebuild-search.ts';
import { searchOutdated } from '#features/search/query/server/jobs.ts';
import { claimsAged } from '#features/site-operations/site-settings/server/jobs.ts';
import { LiveStreams } from '#http/api/live-streams.ts';
import { answerUnreadable } from '#http/edge/answer-unreadable.ts';
import { createHttpApp } from '#http/edge/app.ts';
import { createAttemptCounter } from '#http/edge/attempt-limits.ts';
import { healthTimeoutMs } from '#http/edge/readiness.ts';
import { loadBuiltRenderer } from '#http/pages/pages.ts';
import { type Clock, systemClock } from '#lib/clock.ts';
import { requestTimeouts } from '#lib/database/timeouts.ts';
import type { Log } from '#lib/log.ts';
import { loadMailTemplates } from '#lib/mail/load-mail-templates.ts';
import { parseMailAddress, readMailSenders } from '#lib/mail/mail-address.ts';
import { createMailPost } from '#lib/mail/mail-post.ts';
import { startErasureLedger } from '#operations/backups/erasure-ledger.ts';
import { startScheduledBackups } from '#operations/backups/scheduled-backups.ts';
import { backupSourceOf } from '#operations/backups/take-backup.ts';
import type { Config } from '#operations/config/config.ts';
import { requireProductionBuilds } from '#operations/config/production-builds.ts';
import { createMetrics } from '#operations/metrics/create-metrics.ts';
import { countBilling, countMails, countWebhooks } from '#operations/metrics/outgoing-metrics.ts';
import {
  watchBackups,
  watchCertificate,
  watchLogArchive,
  watchRoom,
} from '#operations/metrics/upkeep-metrics.ts';
import { logPaused, outboundPause } from '#operations/outgoing/outbound-pause.ts';
import { leadsThroughPooler, migrateDatabase, startDatabase } from './database.ts';
import type { DevelopmentPages } from './development-pages.ts';
import { createDrain } from './http-drain.ts';
import { checkAddress, createHttpServer, listen } from './http-server.ts';
import {
  createEmulatorPages,
  createMailTransport,
  openBriefProvider,
  openCalendars,
  openClientDocuments,
  openFileStorage,
  openInboundMail,
  openMicrosoft,
  openPushService,
  openScanner,
  openSms,
  openTracing,
  openVatRegister,
  openWebhookRequests,
  startBilling,
} from './outside-services.ts';
import { createServices } from './services.ts';
import { openKeyring } from './site-keys.ts';
import { mailWorkers, workers } from './workers.ts';

export interface RunningServer {
  url: string;
  /** Where the private database keeps its files; undefined with the operator's own. */
  dataDir: string | undefined;
  /** Takes no new requests, lets running ones finish, hands jobs back, closes the database. */
  stop(): Promise<void>;
  /**
   * Whether a stop has come to its last step: requests have ended, jobs are handed back, the private database stops.
   */
  onlyDatabaseIsLeft(): boolean;
}

export interface StartOptions {
  config: Config;
  checkoutDir: string;
  log: Log;
  clock?: Clock;
  /** Renders pages from the sources with hot reload, instead of from the build. */
  developmentPages?: (server: Server) => Promise<DevelopmentPages>;
  /** Breaks off a start that is under way. */
  signal?: AbortSignal;
}

/** Tracing is opened before the database, and closed after it. */
const stepsBeforeDatabase = 1;
const requestGraceMs = 3500;
const poolGraceMs = 1000;

/** Starts everything in order, and undoes what was started when a later step fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  if (!options.developmentPages) requireProductionBuilds();
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const dataDir = await startAll(options, (step) => {
      undo.push(step);
      options.signal?.throwIfAborted();
    });
    const onlyDatabaseIsLeft = () => undo.length <= stepsBeforeDatabase;
    return { url: options.config.publicUrl, dataDir, stop, onlyDatabaseIsLeft };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  {
    config,
    checkoutDir,
    log,
    clock = systemClock,
    developmentPages: startDevelopmentPages,
  }: StartOptions,
  onStop: (step: () => Promise<unknown>) => void,
): Promise<string | undefined> {
  await checkAddress(config.port, config.host);
  onStop(await openTracing(config, log));
  const database = await startDatabase(config, checkoutDir, log);
  onStop(() => database.stop());
  await migrateDatabase(database, log);
  const pool = openPool(database.connectionString, 10, {
    throughPooler: leadsThroughPooler(database),
  });
  onStop(() => pool.endWithin(poolGraceMs));

  const healthPool = openPool(database.connectionString, 1, {
    timeouts: { ...requestTimeouts, connectMs: healthTimeoutMs, statementMs: healthTimeoutMs },
    throughPooler: leadsThroughPooler(database),
    // What is asked about health says so itself.
    mayBeStandby: true,
  });
  onStop(() => healthPool.endWithin(poolGraceMs));
  const healthDb = createDb(healthPool);

  const keys = await openKeyring(config, database);
  const dataDir = resolve(checkoutDir, database.dataDir ?? 'data');
  const pause = outboundPause(createDb(pool));
  await logPaused(createDb(pool), log);
  const registry = new Registry();
  const stripe = await startBilling({ config, dataDir, pool, clock, log, pause });
  onStop(() => stripe.close());
  const files = await openFileStorage(config, dataDir);
  const demo = config.demo ? await import('./demo.ts') : null;
  const mailTemplates = await loadMailTemplates(join(checkoutDir, 'dist/mail/mail-templates.js'));
  const smsSender = await openSms(config, createDb(pool), pause);
  const vies = await openVatRegister(config, clock, pause);
  onStop(() => vies.close());
  const inboundMail = openInboundMail(config, registry);
  const services = createServices({
    pool,
    connectionString: database.connectionString,
    directConnectionString: database.directConnectionString,
    replicaAddresses: config.databaseReplicaUrls,
    publicUrl: config.publicUrl,
    isDemo: config.demo,
    keys,
    mailSenders: readMailSenders(config),
    mailTemplates,
    seller: { ...config.seller, email: parseMailAddress(config.mailFrom).address },
    billing: countBilling(registry, stripe.billing),
    files: demo ? demo.demoFiles(files) : files,
    briefProvider: openBriefProvider(config, pause),
    sms: smsSender && { sender: smsSender, countries: config.smsCountries },
    scanner: openScanner(config),
    inboundMail,
    microsoft: openMicrosoft(config, clock),
    pushService: openPushService(pause),
    webhookRequests: countWebhooks(registry, openWebhookRequests(pause)),
    vatRegister: vies.register,
    calendars: openCalendars(pause),
    dns: new Resolver({ timeout: 2_000, tries: 2 }),
    clock,
    log,
  });
  const { db, jobs } = services;
  onStop(() => services.replicas.close());
  await services.replicas.start();
  await jobs.start();
  onStop(() => jobs.stop());
  await demo?.prepareDemo(services);
  if (config.backups) {
    onStop(await startErasureLedger(services, config.backups.folder));
    onStop(
      startScheduledBackups({
        ...{ settings: config.backups, services, dataDir: database.dataDir },
        source: backupSourceOf(database, services.files),
      }),
    );
  }

  const transport = countMails(registry, await createMailTransport(config, db, pause));

  const pageViews = createPageViewCounter(services);
  onStop(() => pageViews.stop());
  onStop(() => services.reach.stop());
  onStop(() => services.unanswered.stop());
  const liveStreams = new LiveStreams({
    ...{ db, clock, log },
    findViewers: (sessionIds, now) => findSessionViewers(db, sessionIds, now),
  });
  const metrics = createMetrics({ pool, services, registry });
  watchRoom(registry, { data: dataDir, backups: config.backups?.folder });
  watchLogArchive(registry, healthDb, config.backups && database.dataDir, clock);
  watchCertificate(registry, config.publicUrl, clock);
  watchBackups(
    registry,
    config.backups?.folder,
    database.isPrivate ? ['logical', 'physical'] : ['logical'],
    clock,
  );
  let isStopping = false;
  const server = createHttpServer();
  const development = await startDevelopmentPages?.(server);
  const app = createHttpApp({
    services,
    attempts: createAttemptCounter(pool),
    clientDocuments: await openClientDocuments(config),
    pageViews,
    liveStreams,
    analytics: config.analytics,
    healthDb,
    dataFolder: config.databaseUrl === undefined ? dataDir : undefined,
    metrics,
    metricsToken: config.metricsToken,
    mailWebhookSecrets: config.mailWebhookSecrets,
    trustedProxies: config.trustedProxies,
    checkoutDir,
    pages: development?.renderer ?? (await loadBuiltRenderer(checkoutDir)),
    isDemo: config.demo,
    isDevelopment: development !== undefined,
    isStopping: () => isStopping,
    emulators: await createEmulatorPages(config, db, stripe),
  });
  const listener = getRequestListener(app.fetch, { errorHandler: answerUnreadable });
  const { watch, drain } = createDrain(server);
  server.on('request', watch(development ? development.before(listener) : listener));
  onStop(() => services.searchMemory.close());
  await listen(server, config.port, config.host);
  onStop(() => drain(config.drainSeconds * 1000, requestGraceMs));
  // They would never end otherwise.
  onStop(() => liveStreams.close());
  const post = createMailPost({
    ...{ transport, templates: mailTemplates },
    senderOf: services.siteSettings.senderOf,
  });
  await jobs.work([...workers, ...mailWorkers(services, post)], services, pause);
  if (config.inboundMail && inboundMail) {
    const { listenForReplies } = await import(
      '#features/conversations/mail-replies/server/commands/listen-for-replies.ts'
    );
    const replies = listenForReplies(services, inboundMail);
    await replies.listen(config.inboundMail.port, config.inboundMail.host);
    onStop(() => replies.close());
  }
  services.searchMemory.keepLoaded();
  // Not at the next occurrence only: a new site would have no pages of skills until then.
  await jobs.enqueue(db, publicFiguresAged, {});
  await jobs.enqueue(db, claimsAged, {});
  await jobs.enqueue(db, signingKeysAged, {});
  if (!(await isSearchCurrent(db, services))) await jobs.enqueue(db, searchOutdated, {});
  // The last to be registered is the first to be done: those who send requests here learn at once that we are going.
  onStop(async () => {
    isStopping = true;
  });
  return database.dataDir;
}
