import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';

/**
 * A mail transport that is paused together with all outgoing calls: the sender of a mail gets an error that it was not
 * sent.
 */
export const pauseMails = (transport: MailTransport, pause: OutboundPause): MailTransport => ({
  async deliver(message, options) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return transport.deliver(message, options);
  },
  close: () => transport.close(),
});
