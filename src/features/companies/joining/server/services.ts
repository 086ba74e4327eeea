import type { TxtResolver } from '#lib/mail/sender-records.ts';

/** What joining asks of the world: name servers, for the text records of domains. */
export interface JoiningServices {
  dns: TxtResolver;
}
