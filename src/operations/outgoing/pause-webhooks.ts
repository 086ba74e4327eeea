import type { GuardedRequests } from '#features/notifications/lib/guarded/guarded-requests.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** Requests to webhooks, paused together with all outgoing calls. */
export const pauseWebhooks = (
  requests: GuardedRequests,
  pause: OutboundPause,
): GuardedRequests => ({
  accepts: (address) => requests.accepts(address),
  async post(address, request) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return requests.post(address, request);
  },
});
