import type { Hono } from 'hono';
import type { Clock } from '#lib/clock.ts';
import { createApi } from './api.ts';
import { advance } from './billing-cycle.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { serveOnLoopback } from './loopback.ts';
import { createPages } from './pages.ts';
import { startRounds } from './rounds.ts';
import { createStore, type SqlConnection } from './store.ts';
import { type DeliveryReport, deliverDue } from './webhook-delivery.ts';

export interface LocalStripeSettings {
  /** A pool on a database that has the schema `local_stripe`. */
  db: SqlConnection;
  /** The key that callers must present, `sk_test_…`. */
  secretKey: string;
  /** Signs the webhooks, `whsec_…`. */
  webhookSecret: string;
  /** Where events are posted. */
  webhookUrl: string;
  /** The full address that `pages` are mounted at. */
  publicUrl: string;
  clock: Clock;
  /** Told of faults in the background and of bugs; nothing stops because of them. */
  onFault?: (error: unknown) => void;
}

export interface LocalStripe {
  /** Stripe's REST API under `/v1`. */
  api: Hono;
  /** The checkout and portal pages, to be mounted at `publicUrl`. */
  pages: Hono;
  /**
   * Serves the API on a free loopback port and delivers webhooks and lets time pass in the
   * background, until closed. Undelivered webhooks of an earlier run are taken up again.
   */
  listen(): Promise<{ apiBase: string; close: () => Promise<void> }>;
  /** Posts all events that are due now, each once; `listen` does this by itself. */
  deliverPending(): Promise<DeliveryReport>;
  /**
   * Ends trials and renews periods that are over at `until`, which may lie ahead, and announces it
   * now; `listen` does this by itself as time passes.
   */
  advance(until: Date): Promise<void>;
}

const heartbeatMs = 60_000;
const shortestPauseMs = 50;

/**
 * A Stripe of our own for demos, development and tests: it speaks Stripe's protocol, keeps its state in
 * PostgreSQL and moves no money.
 */
export function createLocalStripe(settings: LocalStripeSettings): LocalStripe {
  const { clock, secretKey, webhookSecret, webhookUrl, onFault = () => undefined } = settings;
  const pageBase = settings.publicUrl.replace(/\/+$/, '');
  const store = createStore(settings.db);
  const queue = createDeliveryQueue(settings.db);
  let wake = (): void => undefined;
  const onEvents = (): void => wake();

  const api = createApi({ store, secretKey, pageBase, clock, onEvents, onFault });
  const pages = createPages({ store, pageBase, clock, onEvents });
  const deliver = (stopped: AbortSignal) =>
    deliverDue({ queue, webhookUrl, webhookSecret, clock }, stopped);

  return {
    api,
    pages,
    deliverPending: () => deliver(new AbortController().signal),
    async advance(until) {
      await advance(store, until, clock.now());
      onEvents();
    },
    async listen() {
      const stopping = new AbortController();
      const rounds = startRounds(
        async () => {
          await advance(store, clock.now(), clock.now());
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
