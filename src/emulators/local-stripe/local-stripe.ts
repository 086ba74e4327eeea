import type { Hono } from 'hono';
import type { Clock } from '#lib/clock.ts';
import { serveOnLoopback } from '../loopback.ts';
import { type Account, usualAccount } from './account.ts';
import { createApi } from './api.ts';
import { advance } from './billing-cycle.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { keepOwnEndpoint, ownEndpointId } from './own-endpoint.ts';
import { createPages } from './pages/serve-pages.ts';
import { createRateLimit } from './rate-limit.ts';
import { startRounds } from './rounds.ts';
import { createStore, type SqlConnection } from './store.ts';
import { advanceTestClocks } from './test-clocks.ts';
import {
  type DeliveryManner,
  type DeliveryReport,
  deliverDue,
  usualManner,
} from './webhook-delivery.ts';
import { rollSecret } from './webhook-secrets.ts';

/** Keys of the real Stripe's live mode, which moves real money. */
const isLiveKey = (key: string): boolean => /^[sr]k_live_/.test(key);

/** Throws for a key under which money is expected to move. */
function requireHarmlessKey(secretKey: string): void {
  if (!isLiveKey(secretKey)) return;
  throw new Error('The local Stripe takes no live key, because it moves no money.');
}

export interface LocalStripeSettings {
  /** A pool on a database that has the schema `local_stripe`. */
  db: SqlConnection;
  /** The key that callers must present, `sk_test_…`. */
  secretKey: string;
  /** Signs the webhooks, `whsec_…`. */
  webhookSecret: string;
  /** Where events are posted. */
  webhookUrl: string;
  /** Which events are posted there at first; all, unless it is said. */
  webhookEvents?: readonly string[];
  /** The full address that `pages` are mounted at. */
  publicUrl: string;
  clock: Clock;
  /** What is set for the account, where it is not as usual. */
  account?: Partial<Omit<Account, 'pageBase'>>;
  /** How events are sent: in which order, and how often. */
  delivery?: Partial<DeliveryManner>;
  /** More requests than this in a second are refused with 429; without it, none are. */
  requestsPerSecond?: number;
  /** Called with background errors and bugs; the emulator goes on. */
  onFault?: (error: unknown) => void;
}

export interface LocalStripe {
  /** Stripe's REST API under `/v1`. */
  api: Hono;
  /** The checkout, portal and invoice pages, to be mounted at `publicUrl`. */
  pages: Hono;
  /**
   * Serves the API on a free loopback port and delivers webhooks and lets time pass in the
   * background, until closed. Undelivered webhooks of an earlier run are taken up again.
   */
  listen(): Promise<{ apiBase: string; close: () => Promise<void> }>;
  /** Posts all events that are due now, each once; `listen` does this automatically. */
  deliverPending(manner?: Partial<DeliveryManner>): Promise<DeliveryReport>;
  /**
   * Ends trials and renews periods that are over at `until`, which may lie ahead, and announces it
   * now; `listen` does this automatically as time passes.
   */
  advance(until: Date): Promise<void>;
  /** Signs webhooks with a new secret; the previous ones sign as well until `until`. */
  rollWebhookSecret(secret: string, until: Date): Promise<void>;
}

const heartbeatMs = 60_000;
const shortestPauseMs = 50;

/**
 * A Stripe of our own for demos, development and tests: it speaks Stripe's protocol, keeps its state in
 * PostgreSQL and moves no money. Throws where money could be expected to move.
 */
export function createLocalStripe(settings: LocalStripeSettings): LocalStripe {
  requireHarmlessKey(settings.secretKey);
  const { db, clock, secretKey, onFault = () => undefined } = settings;
  const account: Account = {
    ...usualAccount,
    ...settings.account,
    pageBase: settings.publicUrl.replace(/\/+$/, ''),
  };
  const store = createStore(db);
  const queue = createDeliveryQueue(db);
  let wake = (): void => undefined;
  const onEvents = (): void => wake();

  let prepared: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    prepared ??= keepOwnEndpoint(
      db,
      {
        url: settings.webhookUrl,
        secret: settings.webhookSecret,
        events: settings.webhookEvents,
      },
      clock.now(),
    ).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };

  const rateLimit = createRateLimit(clock, settings.requestsPerSecond);
  const api = createApi({ store, secretKey, account, clock, rateLimit, ready, onEvents, onFault });
  const pages = createPages({ store, account, clock, ready, onEvents });

  const deliver = (stopped: AbortSignal, manner: Partial<DeliveryManner> = {}) =>
    deliverDue(
      { db, queue, clock, manner: { ...usualManner, ...settings.delivery, ...manner } },
      stopped,
    );
  const passTime = async (until: Date): Promise<void> => {
    await advance(store, { account, until, now: clock.now() });
    await advanceTestClocks(store, account, clock.now());
  };

  return {
    api,
    pages,
    async deliverPending(manner) {
      await ready();
      return deliver(new AbortController().signal, manner);
    },
    async advance(until) {
      await ready();
      await passTime(until);
      onEvents();
    },
    async rollWebhookSecret(secret, until) {
      await ready();
      await rollSecret(db, ownEndpointId, secret, until);
    },
    async listen() {
      await ready();
      const stopping = new AbortController();
      const rounds = startRounds(
        async () => {
          await passTime(clock.now());
          await deliver(stopping.signal);
          const next = await queue.nextAttemptAt();
          if (!next) return heartbeatMs;
          return Math.min(
            Math.max(next.getTime() - clock.now().getTime(), shortestPauseMs),
            heartbeatMs,
          );
        },
        stopping.signal,
        onFault,
      );
      wake = rounds.wake;
      const server = await serveOnLoopback(api);
      return {
        apiBase: server.address,
        async close() {
          wake = () => undefined;
          stopping.abort();
          await Promise.all([rounds.done, server.close()]);
        },
      };
    },
  };
}
