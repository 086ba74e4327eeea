import { randomInt } from 'node:crypto';

/** So many codes are made at a time. */
export const backupCodeCount = 10;

// Crockford's: no I, L, O and U, so that what is written by hand is read back. Ten of them are 50 bits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new set, as they are shown: `7KQ2M-X0P4D`. */
export function createBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < backupCodeCount) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.add(`${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
  }
  return [...codes];
}

/** What was typed, as it is hashed: whatever the case and the dashes, and with look-alikes taken for what they mean. */
export const normalBackupCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
