import type { SessionKey } from '#features/accounts/server/commands/sessions.ts';
import type { SmsSender } from '#lib/sms/sms-sender.ts';

/** What the operations of factors use beside the services of all. */
export interface FactorsServices {
  /** Seals and opens the secrets of factors, each for the person it belongs to. */
  factorSecrets: {
    seal(userId: string, secret: string): string;
    open(userId: string, sealed: string): string;
  };
  /** Undefined where no service for text messages is set: then there are no codes by phone. */
  sms: { sender: SmsSender; countries: readonly string[] } | undefined;
}

/** The same with what a request brings along: a proven factor gives its session a new secret. */
export interface FactorsRequest extends FactorsServices {
  auth: { createSessionKey(): SessionKey };
  setSessionCookie?: ((cookie: string) => void) | undefined;
}
