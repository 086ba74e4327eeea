/** How many characters the IBANs of a country have, as the registry of SWIFT lists them. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};
const lengths = new Map(
  Object.entries(countriesByLength).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/** An account or bank code without what people put between its characters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '');

/** What is wrong with a plain IBAN, as a sentence; null when nothing is. */
export function problemOfIban(iban: string): string | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) {
    return 'An IBAN begins with the letters of its country and two digits, such as DE89.';
  }
  const country = iban.slice(0, 2);
  const length = lengths.get(country);
  if (length === undefined) return `Banks of the country ${country} have no IBANs.`;
  if (iban.length !== length) {
    return `An IBAN of ${country} has ${length} characters. This one has ${iban.length}.`;
  }
  return remainder(iban) === 1 ? null : 'This IBAN has a wrong character. Please compare it.';
}

/** What is left of an IBAN divided by 97, its first four characters last and its letters as numbers (ISO 7064). */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** An IBAN in groups of four, as people read it. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
