import type { SessionKey } from '#features/identity/accounts/server/commands/sessions.ts';
import type { SmsSender } from '#features/identity/lib/sms/sms-sender.ts';

/** What the operations of factors use beside the services of all. */
export interface FactorsServices {
  /** Undefined where no service for text messages is set: then there are no codes by phone. */
  sms: { sender: SmsSender; countries: readonly string[] } | undefined;
}

/** The same with what a request brings along: a proven factor gives its session a new secret. */
export interface FactorsRequest extends FactorsServices {
  auth: { createSessionKey(): SessionKey };
  setSessionCookie?: ((cookie: string) => void) | undefined;
}
