import type { PushService } from '#features/notifications/lib/push/push-service.ts';
import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';

/** A push service that is paused together with all outgoing calls. */
export const holdPush = (service: PushService, hold: OutgoingHold): PushService => ({
  accepts: (endpoint) => service.accepts(endpoint),
  async send(push, options) {
    if (await hold.isHeld()) throw new Error(heldMessage);
    return service.send(push, options);
  },
});
