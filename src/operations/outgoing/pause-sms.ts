import type { SmsSender } from '#features/identity/lib/sms/sms-sender.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** An SMS sender that is paused together with all outgoing calls. */
export const pauseSms = (sender: SmsSender, pause: OutboundPause): SmsSender => ({
  async send(message) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return sender.send(message);
  },
});
