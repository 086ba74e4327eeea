import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { type Country, isoCodeOf } from '#catalogue/enumerations/places.ts';
import { dialled } from '#lib/api/clean-text.ts';
import type { Brand } from '#lib/brand.ts';
import { profileLimits } from './profile-limits.ts';

/** A phone number as the whole world dials it: `+442079460000`. */
export type PhoneNumber = Brand<string, 'PhoneNumber'>;

/** Whose numbers need no prefix there. */
function readingIn(country: Country): { defaultCountry?: CountryCode } {
  const code = isoCodeOf(country);
  return code !== null && isSupportedCountry(code) ? { defaultCountry: code } : {};
}

/**
 * Reads a phone number as it is written in this country; null when it cannot be dialled. Elsewhere it needs its
 * country's prefix. An extension has no place in the stored form and is refused, so that it is not dropped unseen. What
 * is stored is as long as the form asks for, so that it can be edited. For the server only: the number plans are large,
 * and the browser checks the length.
 */
export function parsePhoneNumber(text: string, country: Country): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(dialled(text), {
    extract: false,
    ...readingIn(country),
  });
  if (!parsed?.isValid() || parsed.ext || parsed.number.length < profileLimits.phone.min)
    return null;
  return parsed.number as string as PhoneNumber;
}

/**
 * A stored number as people write it. In the form of its own country where that is the country it is read beside, as in
 * `020 7946 0000`, else with the prefix, as in `+44 20 7946 0000`. Text that is no number stays as it is.
 */
export function writePhoneNumber(number: string, country: Country): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  const isAtHome =
    parsed.country !== undefined && parsed.country === readingIn(country).defaultCountry;
  return isAtHome ? parsed.formatNational() : parsed.formatInternational();
}
