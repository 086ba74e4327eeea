import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Db } from '#db/client.ts';
import type { VatRegister } from '#features/agreements/lib/vies/vat-register.ts';
import { viesRegister } from '#features/agreements/lib/vies/vies-register.ts';
import type { CalendarSource } from '#features/conversations/lib/calendars/calendar-source.ts';
import { webCalendars } from '#features/conversations/lib/calendars/web-calendars.ts';
import type { InboundMail } from '#features/conversations/mail-replies/server/services.ts';
import {
  type CompletionProvider,
  completionProvider,
} from '#features/hiring/lib/completions/completion-provider.ts';
import { microsoftProvider } from '#features/identity/lib/openid/microsoft-provider.ts';
import type { SignInProvider } from '#features/identity/lib/openid/sign-in-provider.ts';
import { messagesApi } from '#features/identity/lib/sms/messages-api.ts';
import type { SmsSender } from '#features/identity/lib/sms/sms-sender.ts';
import type { PushService } from '#features/notifications/lib/push/push-service.ts';
import { webPushService } from '#features/notifications/lib/push/web-push-service.ts';
import { type ClientDocuments, publicClientDocuments } from '#http/apps/client-documents.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import type { Clock } from '#lib/clock.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { type GuardedPosts, guardedRequests } from '#lib/guarded/guarded-requests.ts';
import type { OutboundPause } from '#lib/jobs/outbound-pause.ts';
import type { Log } from '#lib/log.ts';
import { parseMailAddress } from '#lib/mail/mail-address.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';
import { clamd } from '#lib/scanning/clamd.ts';
import type { VirusScanner } from '#lib/scanning/virus-scanner.ts';
import type { Config } from '#operations/config/config.ts';
import { countMailReplies } from '#operations/metrics/outgoing-metrics.ts';
import { pauseBilling } from '#operations/outgoing/pause-billing.ts';
import { pauseCalendars } from '#operations/outgoing/pause-calendars.ts';
import { pauseCompletions } from '#operations/outgoing/pause-completions.ts';
import { pauseMails } from '#operations/outgoing/pause-mails.ts';
import { pausePush } from '#operations/outgoing/pause-push.ts';
import { pauseSms } from '#operations/outgoing/pause-sms.ts';
import { pauseVatRegister } from '#operations/outgoing/pause-vat-register.ts';
import { pauseWebhooks } from '#operations/outgoing/pause-webhooks.ts';
import type { BillingService } from './billing-service.ts';

// All outgoing calls that this process starts: each is paused in restore mode.

/** Stripe when its keys are set; else, in a demo, the local one. */
export async function startBilling(options: {
  config: Config;
  dataDir: string;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  pause: OutboundPause;
}): Promise<BillingService> {
  const { stripe } = options.config;
  const service = stripe
    ? { billing: stripeBilling(stripe), pages: undefined, close: async () => undefined }
    : await (await loadEmulators()).startLocalStripe(options);
  return { ...service, billing: pauseBilling(service.billing, options.pause) };
}

/** A bucket when one is set; else a folder in the data folder. */
export async function openFileStorage({ s3 }: Config, dataDir: string): Promise<FileStorage> {
  if (!s3) return openDiskFileStorage(join(dataDir, 'files'));
  // Only those who need the client spend the tenth of a second that it takes to load.
  const { s3FileStorage } = await import('#lib/files/s3-file-storage.ts');
  return s3FileStorage(s3);
}

/** The service for language when one is set. */
export const openBriefProvider = (
  { briefProvider }: Config,
  pause: OutboundPause,
): CompletionProvider | undefined =>
  briefProvider && pauseCompletions(completionProvider(briefProvider), pause);

/**
 * Microsoft, when this site is registered there. It is only read, for users who have just come from it, so it is not
 * paused.
 */
export const openMicrosoft = ({ microsoft }: Config, clock: Clock): SignInProvider | undefined =>
  microsoft && microsoftProvider(microsoft, clock);

/** The virus scanner when one is set. It is the operator's own and only read, so it is not paused. */
export const openScanner = ({ clamd: address }: Config): VirusScanner | undefined =>
  address && clamd(address);

/** Where replies by mail arrive, when that is set. Name servers are only asked about senders, so it is not paused. */
export function openInboundMail(
  { inboundMail, mailFrom }: Config,
  registry: Registry,
): InboundMail | undefined {
  if (!inboundMail) return undefined;
  const { domain } = inboundMail;
  const { address } = parseMailAddress(mailFrom);
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return {
    domain,
    ownDomains: [domain, address.slice(address.lastIndexOf('@') + 1).toLowerCase()],
    resolve: (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>,
    count: countMailReplies(registry),
  };
}

/**
 * Sends traces to a collector when one is set; returns a function that sends the last of them. The collector is the
 * operator's own and gets no user texts, so it is not paused in restore mode.
 */
export async function openTracing({ tracing }: Config, log: Log): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  // Only those who trace spend the time and memory that its libraries take.
  const { startTracing } = await import('#lib/tracing/otlp-spans.ts');
  return startTracing(tracing, log);
}

/** The mail server when one is set; else, in a demo, the development mailbox. */
export async function createMailTransport(
  config: Config,
  db: Db,
  pause: OutboundPause,
): Promise<MailTransport> {
  if (config.smtpUrl) {
    const from = parseMailAddress(config.mailFrom);
    return pauseMails(smtpTransport({ url: config.smtpUrl, from, dkim: config.dkim }), pause);
  }
  const { mailboxTransport } = await loadEmulators();
  return pauseMails(mailboxTransport(db), pause);
}

/** The service for text messages when one is set; else, in a demo, the development mailbox; else none. */
export async function openSms(
  { sms, demo }: Config,
  db: Db,
  pause: OutboundPause,
): Promise<SmsSender | undefined> {
  if (sms) return pauseSms(messagesApi(sms), pause);
  if (!demo) return undefined;
  const { mailboxSms } = await loadEmulators();
  return pauseSms(mailboxSms(db), pause);
}

/** The services of browsers' makers, which show people what they have asked to be shown. */
export const openPushService = (pause: OutboundPause): PushService =>
  pausePush(webPushService(), pause);

/** The way to the addresses that users have named for webhooks. */
export const openWebhookRequests = (pause: OutboundPause): GuardedPosts =>
  pauseWebhooks(guardedRequests(), pause);

/**
 * What apps say of themselves, each at its own address. It is only read, for users who have just come from the app, so
 * it is not paused. A demo has an example of an app.
 */
export async function openClientDocuments({ demo }: Config): Promise<ClientDocuments> {
  const documents = publicClientDocuments();
  return demo ? (await loadEmulators()).withExampleApp(documents) : documents;
}

/** Calendars of consultants, at the addresses that they have named. */
export const openCalendars = (pause: OutboundPause): CalendarSource =>
  pauseCalendars(webCalendars(), pause);

/** VIES, which a site asks where its operator has switched that on; in a demo, a local one. */
export async function openVatRegister(
  { demo }: Config,
  clock: Clock,
  pause: OutboundPause,
): Promise<{ register: VatRegister; close: () => Promise<void> }> {
  if (!demo) {
    return { register: pauseVatRegister(viesRegister(), pause), close: async () => undefined };
  }
  const { startLocalVies } = await loadEmulators();
  const { url, close } = await startLocalVies(clock);
  return { register: pauseVatRegister(viesRegister(url), pause), close };
}

/** The pages of what stands in for outside services, in a demo. */
export async function createEmulatorPages(
  { demo }: Config,
  db: Db,
  { pages }: BillingService,
): Promise<Hono | undefined> {
  if (!demo) return undefined;
  const { emulatorPages } = await loadEmulators();
  return emulatorPages(db, pages);
}

/** Loaded only where one of them is needed. */
const loadEmulators = () => import('./emulators.ts');
