import type { ViesNumber } from '../../lib/vies/vat-register.ts';

/** The codes that VIES knows: the member states, with EL for Greece, and Northern Ireland. */
const viesCodes: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'XI'],
]);

/** A plain VAT id as VIES is asked about it; null for one of a country that it does not know. */
export function viesNumberOf(vatId: string): ViesNumber | null {
  const letters = vatId.slice(0, 2);
  const countryCode = letters === 'GR' ? 'EL' : letters;
  return viesCodes.has(countryCode) ? { countryCode, vatNumber: vatId.slice(2) } : null;
}
