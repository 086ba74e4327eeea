import { z } from 'zod';
import { domainPattern } from './email-address.ts';
import { typedText } from './plain-text.ts';

const webAddressSchema = z.url({ protocol: /^https?$/, hostname: domainPattern }).max(300);

/** A name before the host (`https://bank.example@evil.example`) only ever serves to mislead. */
function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !webAddressSchema.safeParse(text).success) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** An address that a user types: http or https with a domain, or nothing. Refused with `message`. */
export const webAddress = (message: string) =>
  typedText().refine((text) => text === '' || isWebAddress(text), message);
