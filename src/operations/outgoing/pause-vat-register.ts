import type { VatRegister } from '#features/agreements/lib/vies/vat-register.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** A register of VAT ids that is not asked while outgoing calls are paused. */
export const pauseVatRegister = (register: VatRegister, pause: OutboundPause): VatRegister => ({
  async knows(number, options) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return register.knows(number, options);
  },
});
