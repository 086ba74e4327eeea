import type { PushService } from '#features/notifications/lib/push/push-service.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** A push service that is paused together with all outgoing calls. */
export const pausePush = (service: PushService, pause: OutboundPause): PushService => ({
  accepts: (endpoint) => service.accepts(endpoint),
  async send(push, options) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return service.send(push, options);
  },
});
