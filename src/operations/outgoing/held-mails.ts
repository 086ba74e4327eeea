import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';

/**
 * A mail transport that is paused together with all outgoing calls: the sender of a mail gets an error that it was not
 * sent.
 */
export const holdMails = (transport: MailTransport, hold: OutgoingHold): MailTransport => ({
  async deliver(message, options) {
    if (await hold.isHeld()) throw new Error(heldMessage);
    return transport.deliver(message, options);
  },
  close: () => transport.close(),
});
