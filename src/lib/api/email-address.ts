import { z } from 'zod';

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/** A host with a domain, in the letters that the network knows: `xn--…` for any other. */
export const domainPattern = new RegExp(
  `^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`,
  'i',
);

/** The domain of placeholder addresses in the auth library; no mail is sent to it. */
export const placeholderDomain = 'placeholder.invalid';

// RFC 5321 without quotes: what follows a name is a domain, and no dot stands beside another.
const addressPattern = new RegExp(
  `^(?!.*@${placeholderDomain.replace('.', '\\.')}$)[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@${domainPattern.source.slice(1)}`,
  'i',
);

/** An email address that people type, up to 254 characters. */
export const emailAddress = (message = 'Please enter a valid email address') =>
  z.email({ pattern: addressPattern, error: message }).max(254, message);
