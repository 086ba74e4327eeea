import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '#lib/log.ts';
import { currentOperation, withRequestId } from '#lib/request-scope.ts';
import { traced } from '#lib/tracing/spans.ts';
import type { Metrics } from '#operations/metrics/create-metrics.ts';
import { clientAddress } from './client-address.ts';
import { loggedPath } from './logged-path.ts';
import { isTraced, noteAnswer, requestSpan } from './request-span.ts';
import { noteRefusal } from './security-events.ts';

/** Which address a request came from, as far as it is proven. */
export class ProvenAddresses {
  readonly #addresses = new WeakMap<Request, string>();

  of = (request: Request): string => this.#addresses.get(request) ?? '127.0.0.1';

  set(request: Request, address: string): void {
    this.#addresses.set(request, address);
  }
}

/** Around every request: its id, its proven address, its log line and its measure. */
export const requestFrame = (options: {
  addresses: ProvenAddresses;
  isTrusted: (address: string) => boolean;
  metrics: Metrics;
  log: Log;
}) => {
  const { addresses, isTrusted, metrics, log } = options;
  return createMiddleware(async (context, next) => {
    const requestId = randomUUID();
    const forwardedFor = context.req.header('x-forwarded-for');
    const peer = socketAddressOf(context);
    const address = clientAddress(peer, forwardedFor, isTrusted);
    addresses.set(context.req.raw, address);
    const started = performance.now();
    const { method } = context.req;
    const path = loggedPath(context.req.path);
    const kind = routeClass(path);
    const answer = async () => {
      await next();
      context.res.headers.set('x-request-id', requestId);
      const milliseconds = performance.now() - started;
      const status = context.res.status;
      const labels = { method, status: String(status) };
      metrics.requestSeconds.observe({ ...labels, route: kind }, milliseconds / 1000);
      metrics.requests.inc({ ...labels, route: currentOperation() ?? kind });
      log.info({ method, path, status, milliseconds: Math.round(milliseconds) }, 'request');
      noteAnswer(status);
      noteRefusal(log, context, address);
    };
    const start = () =>
      requestSpan({
        ...{ method, kind, requestId, traceparent: context.req.header('traceparent') },
        // With a proxy between, the sender's address is another one than the peer's.
        isSentByTrusted: isTrusted(clientAddress(peer, undefined, neverTrusted)),
      });
    await withRequestId(requestId, () => (isTraced(kind) ? traced(start, answer) : answer()));
  });
};

const neverTrusted = () => false;

/** The peer of the socket; absent when a test calls the app without one. */
function socketAddressOf(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined;
}

/** A label with few values: ids in paths would make a metric of each project. */
function routeClass(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  // What machines ask every few seconds would hide how pages are.
  if (['healthz', 'readyz', 'metrics'].includes(first)) return 'health';
  return ['api', 'auth', 'assets', 'dev', 'files', 'pictures', 'webhooks'].includes(first)
    ? first
    : 'page';
}
