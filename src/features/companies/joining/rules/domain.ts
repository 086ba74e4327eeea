import { z } from 'zod';

/** So many domains a company may name. */
export const domainsMax = 20;

/** Where the text record of a domain stands. */
export const recordNameOf = (domain: string): string => `_direct365.${domain}`;

/** What the text record says. */
export const recordTextOf = (token: string): string => `direct365-domain=${token}`;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^(?:${label}\\.)+${label}$`);

/** A domain as a person types it, in small letters: `mills.example`, without the address or the site around it. */
export const domainName = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(4, 'Please type a domain, such as mills.example.')
    .max(253, 'This is longer than a domain can be.')
    .regex(pattern, 'Please type the domain alone, such as mills.example.');

/** The domain of an address of mail. */
export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();
