import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Counter, Gauge, type Registry } from 'prom-client';
import { liveEventsPath } from '#features/notifications/change-events/rules/topics.ts';
import { pageViewsPath } from '#features/platform/page-views/rules.ts';
import { isPublicPath } from '#features/site/public-pages/content/public-paths.ts';
import { isFileUpload } from '../files/file-uploads.ts';
import type { PageRenderer } from '../pages/pages.ts';
import { answerTrouble } from './outage-answers.ts';

/**
 * How many requests of a kind are worked on at a time, and how many may wait for that. Pages cost the processor, the
 * others a connection of the pool; kinds apart, so that a flood of one leaves the others be.
 */
const kinds = {
  reads: { atOnce: 16, waiting: 200 },
  writes: { atOnce: 8, waiting: 300 },
  auth: { atOnce: 6, waiting: 60 },
  webhooks: { atOnce: 4, waiting: 100 },
  files: { atOnce: 12, waiting: 200 },
  pages: { atOnce: 6, waiting: 120, isCpuBound: true },
  renderings: { atOnce: 4, waiting: 120, isCpuBound: true },
} as const;
type Kind = keyof typeof kinds;

interface Limits {
  atOnce: number;
  waiting: number;
  /**
   * The work keeps the processor busy. It begins in a turn of the loop of its own, so that what is quick (health, kept
   * pages, refusals) is done in between, however many have come at once.
   */
  isCpuBound?: boolean;
}

/** A request that has waited this long for its turn gets a retry answer. */
const waitMs = 5000;
/** Work that never ends must not keep its place for ever; everything a request waits for ends before. */
const maxQueuedMs = 120_000;

/** Too many are waiting already, or one's turn did not come. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Runs a bounded number of tasks at a time, and keeps a bounded number waiting. */
export class BoundedQueue {
  #running = 0;
  refused = 0;
  readonly #queue: ((isIn: boolean) => void)[] = [];
  readonly #limits: Limits;
  readonly #waitMs: number;

  constructor(limits: Limits, timeoutMs = waitMs) {
    this.#limits = limits;
    this.#waitMs = timeoutMs;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Does the work once there is a place. Throws `TooBusy` at once when the queue is full, or when the wait is too long.
   */
  async run<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    await this.#enter();
    let isRunning = true;
    const leave = () => {
      if (isRunning) this.#leave();
      isRunning = false;
    };
    const timer = setTimeout(leave, maxQueuedMs);
    timer.unref();
    try {
      if (this.#limits.isCpuBound) await nextTurn();
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#queue.length >= this.#limits.waiting) this.#refuse();
    const { promise: turn, resolve } = Promise.withResolvers<boolean>();
    this.#queue.push(resolve);
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(resolve), 1);
      resolve(false);
    }, this.#waitMs);
    const isIn = await turn;
    clearTimeout(timer);
    if (!isIn) this.#refuse();
  }

  /** The place goes to the first in the queue. */
  #leave(): void {
    const next = this.#queue.shift();
    if (next) next(true);
    else this.#running -= 1;
  }

  #refuse(): never {
    this.refused += 1;
    throw new TooBusy('Too many requests of this kind are in progress.');
  }
}

export type RequestQueues = Record<Kind, BoundedQueue>;

/** A queue for each kind, reported in /metrics. */
export function createRequestQueues(registry: Registry): RequestQueues {
  const queues = Object.fromEntries(
    Object.entries(kinds).map(([kind, limits]) => [kind, new BoundedQueue(limits)]),
  ) as RequestQueues;
  new Gauge({
    name: 'direct365_requests',
    help: 'Requests that are worked on or wait for their turn',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [kind, queue] of Object.entries(queues)) {
        this.set({ kind, state: 'in_progress' }, queue.running);
        this.set({ kind, state: 'waiting' }, queue.waiting);
      }
    },
  });
  new Counter({
    name: 'direct365_requests_refused_total',
    help: 'Requests that were refused because too many were in progress',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, queue] of Object.entries(queues)) this.inc({ kind }, queue.refused);
    },
  });
  return queues;
}

/** Limits how many requests of each kind are worked on, and answers 503 at once where the queue is full. */
export const limitConcurrency = (queues: RequestQueues) =>
  createMiddleware(async (context, next) => {
    const kind = kindOf(context);
    if (!kind) return next();
    try {
      return await queues[kind].run(() => next());
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return answerTrouble(context, 'busy');
    }
  });

/**
 * Undefined for what costs next to nothing, and for what has bounds of its own: kept pages, files, page views, streams.
 */
function kindOf(context: Context): Kind | undefined {
  const { path, method } = context.req;
  const isRead = method === 'GET' || method === 'HEAD';
  const [, first = ''] = path.split('/');
  switch (first) {
    case 'webhooks':
      return 'webhooks';
    case 'auth':
      return path.startsWith('/auth/v1/') ? 'auth' : kindOfPage(path, isRead);
    case 'files':
    case 'pictures':
      return 'files';
    case 'api':
      if (isFileUpload(context) || [pageViewsPath, liveEventsPath].includes(path)) return undefined;
      return isRead ? 'reads' : 'writes';
    default:
      return kindOfPage(path, isRead);
  }
}

const kindOfPage = (path: string, isRead: boolean): Kind | undefined =>
  isRead && isPublicPath(path) ? undefined : 'pages';

/**
 * The renderer with a bound on the shared pages that are rendered at a time; pages of one person were counted before.
 */
export const boundedRenderer = (
  renderer: PageRenderer,
  { renderings }: RequestQueues,
): PageRenderer => ({
  fetch: (request, options) =>
    options.context.isShared
      ? renderings.run(() => renderer.fetch(request, options))
      : renderer.fetch(request, options),
});
