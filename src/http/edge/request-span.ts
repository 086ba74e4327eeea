import { describeSpan, failSpan, type SpanStart } from '#lib/tracing/spans.ts';
import { readTraceparent } from '#lib/tracing/traceparent.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What machines ask for every few seconds, and files that are only sent. */
const untraced = ['health', 'assets'];

/** Whether a request to this kind of address is worth a trace. */
export const isTraced = (kind: string): boolean => !untraced.includes(kind);

/**
 * A request as a span, named by the kind of its address, because addresses contain ids and keys. Its log line, with the
 * same request id, has the path. A trusted proxy's trace context is followed. Another caller's is only linked:
 * otherwise a stranger could choose our trace ids, and have all of their requests kept.
 */
export function requestSpan(request: {
  method: string;
  kind: string;
  requestId: string;
  traceparent: string | undefined;
  isSentByTrusted: boolean;
}): SpanStart {
  const method = methods.includes(request.method) ? request.method : '_OTHER';
  const before = readTraceparent(request.traceparent);
  return {
    name: `${method === '_OTHER' ? 'HTTP' : method} ${request.kind}`,
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'direct365.route_kind': request.kind,
      'direct365.request_id': request.requestId,
    },
    ...(before && (request.isSentByTrusted ? { parent: before } : { links: [before] })),
  };
}

/** Says of the present request how it was answered. */
export function noteAnswer(status: number): void {
  describeSpan(() => ({ attributes: { 'http.response.status_code': status } }));
  if (status >= 500) failSpan(String(status));
}

/** Says of the present request which operation of the API answers it. */
export const noteRoute = (method: string, path: string): void =>
  describeSpan(() => ({ name: `${method} ${path}`, attributes: { 'http.route': path } }));
