import { randomBytes } from 'node:crypto';

/** A fresh id in Stripe's form: the prefix and `length` random letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = randomBytes(2 * length)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '');
  return `${prefix}_${letters.slice(0, length)}`;
}
