import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';

/** A way out for mails that is closed while things are held: whoever writes one is told that it has not been sent. */
export const holdMails = (transport: MailTransport, hold: OutgoingHold): MailTransport => ({
  async deliver(message, options) {
    if (await hold.isHeld()) throw new Error(heldMessage);
    return transport.deliver(message, options);
  },
  close: () => transport.close(),
});
