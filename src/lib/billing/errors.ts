/** The billing service could not be reached, was too slow, too busy or failed: try again later. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable';
}

/** A webhook that proves nothing: wrong signature, a time too far from ours, or no readable event. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly reason: 'signature' | 'time' | 'content';

  constructor(reason: WebhookRefused['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
