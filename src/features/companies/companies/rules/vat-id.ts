/**
 * How VAT ids are written after the letters of their country. Those of the European Union are as its Commission lists
 * them for VIES, where Greece writes EL and Northern Ireland XI. With the United Kingdom, Switzerland and Norway.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** A VAT id as registers write it: in capitals, without blanks, dots, slashes and hyphens. */
export const plainVatId = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '');

/** Whether a plain VAT id has the format of its country. Where no format is known it has letters and digits. */
export function hasVatFormat(vatId: string): boolean {
  const format = formats[vatId.slice(0, 2)];
  return format ? format.test(vatId.slice(2)) : /^(?=.*\d)[A-Z\d]{5,20}$/.test(vatId);
}
