import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { dialled } from '#lib/api/clean-text.ts';

/**
 * A number in international form, and its country; null when it cannot be dialled. It is typed with the prefix of its
 * country. For the server only: the number plans are large.
 */
export function readPhone(typed: string): { number: string; country: string } | null {
  const parsed = parsePhoneNumberFromString(dialled(typed), { extract: false });
  if (!parsed?.isValid() || parsed.ext || !parsed.country) return null;
  return { number: parsed.number, country: parsed.country };
}

/** A destination that its owner recognises and that is useless to others: `+44 •••• 0000`, `a•••@example.com`. */
export function maskedDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at > 0) return `${destination.slice(0, 1)}•••${destination.slice(at)}`;
  return `${destination.slice(0, 3)} •••• ${destination.slice(-4)}`;
}

/** The text message that brings a code. Its last line has phones fill it in on this site alone. */
export const codeMessage = (code: string, host: string): string =>
  `${code} is your Direct365 code. We never ask you for it.\n\n@${host} #${code}`;
