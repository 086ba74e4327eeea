import type { SmsSender } from '#features/identity/lib/sms/sms-sender.ts';
import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';

/** An SMS sender that is paused together with all outgoing calls. */
export const holdSms = (sender: SmsSender, hold: OutgoingHold): SmsSender => ({
  async send(message) {
    if (await hold.isHeld()) throw new Error(heldMessage);
    return sender.send(message);
  },
});
