/** A text message to a number as the whole world dials it: `+442079460000`. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Sends text messages. */
export interface SmsSender {
  /**
   * Resolves once the service has taken it. Throws `SmsRefused` when it never will, and anything else when it may
   * later.
   */
  send(message: TextMessage): Promise<void>;
}

/** The service takes no message to this number: sending again cannot help. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
