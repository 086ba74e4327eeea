import type { SpanContext } from '@opentelemetry/api';

const pattern = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const isZero = /^0+$/;

/** The span that a `traceparent` names (W3C Trace Context); undefined for what is none. */
export function readTraceparent(text: string | undefined | null): SpanContext | undefined {
  const [, traceId, spanId, flags, more] = pattern.exec(text?.trim() ?? '') ?? [];
  if (!text || !traceId || !spanId || !flags) return undefined;
  const version = text.trim().slice(0, 2);
  // Later versions may say more at the end; version 00 does not, and ff is none.
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (isZero.test(traceId) || isZero.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** A span as a `traceparent` names it. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
