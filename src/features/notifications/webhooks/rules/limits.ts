const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Endpoints of one consultant or company. */
export const mostEndpoints = 10;

/** How long the secret before a rotation signs beside the new one. */
export const secretOverlapMs = dayMs;

/** How long an endpoint may take no event before it is stopped. */
export const longestFailureMs = 7 * dayMs;

/** How long deliveries are listed, and can be sent again. */
export const keptDeliveriesMs = 30 * dayMs;

/** Test events of one endpoint in an hour. */
export const testsAnHour = 20;
export const testsWindowMs = hourMs;

/** How long a node has for one try before another one may take it up: more than a request takes. */
export const claimMs = 15 * secondMs;

/** Requests of one node at a time, and of one endpoint on all nodes: a slow one keeps no others waiting. */
export const atOnce = { node: 64, endpoint: 2 };

/** The waits after each failed try: about three days in all. */
const waitsMs = [
  ...[5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs],
  ...[10 * hourMs, 14 * hourMs, 20 * hourMs, 24 * hourMs],
];

const longestWaitMs = dayMs;

/**
 * When a delivery is tried again after so many failed tries; null where it is given up. A receiver may ask for a later
 * try, up to a day.
 */
export function nextTryAt(now: Date, failedTries: number, askedMs: number | null): Date | null {
  const wait = waitsMs[failedTries - 1];
  if (wait === undefined) return null;
  return new Date(now.getTime() + Math.max(wait, Math.min(askedMs ?? 0, longestWaitMs)));
}

/** The wait that a receiver asks for by `Retry-After`, in seconds or as a date; null where it asks for none. */
export function askedWaitMs(retryAfter: string | undefined, now: Date): number | null {
  if (!retryAfter) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * secondMs;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
