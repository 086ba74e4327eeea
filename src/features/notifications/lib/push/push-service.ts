/** The pair by which a site proves to push services who sends (VAPID, RFC 8292), each half in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Where a browser takes messages, and what they are encrypted for. */
export interface PushAddress {
  endpoint: string;
  /** Its public key, a point on P-256 in base64url. */
  p256dh: string;
  /** Its secret of 16 bytes, in base64url. */
  auth: string;
}

/** One message to one browser. */
export interface Push {
  to: PushAddress;
  keys: VapidKeys;
  /** Whom the service may write to about it: `mailto:` or `https:`. */
  subject: string;
  text: string;
  /** How long the service keeps it for a browser that is off. */
  ttlSeconds: number;
  /** Takes the place of a message of the same name that still waits; up to 32 characters of base64url. */
  replaces: string;
}

/** Sends messages to browsers, through the services of their makers. */
export interface PushService {
  /** Whether it would ask this address at all. */
  accepts(endpoint: string): boolean;
  /**
   * Resolves once the service has taken it. Throws `PushGone` when the browser takes none any more, `PushRefused` when
   * it never will be taken, and `PushUndelivered` when it may be later.
   */
  send(push: Push, options?: { signal?: AbortSignal }): Promise<void>;
}

/** The browser takes no messages any more: its address is of no use. */
export class PushGone extends Error {
  override readonly name = 'PushGone';
}

/** The service does not take this message: sending it again cannot help. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** The push service could not be reached, or did not take the message for now: sending it again may help. */
export class PushUndelivered extends Error {
  override readonly name = 'PushUndelivered';
}
