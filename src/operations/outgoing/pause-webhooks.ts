import type { GuardedPosts } from '#lib/guarded/guarded-requests.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** Requests to webhooks, paused together with all outgoing calls. */
export const pauseWebhooks = (requests: GuardedPosts, pause: OutboundPause): GuardedPosts => ({
  accepts: (address) => requests.accepts(address),
  async post(address, request) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return requests.post(address, request);
  },
});
