import { describe, expect, it } from 'vitest';
import { decryptValue, encryptValue } from './encrypted-values.ts';

const secret = 'the secret of this site, long enough';
const context = { purpose: 'factor', subject: 'person 1' };

describe('a sealed value', () => {
  it('is opened by who sealed it, and is another one each time', () => {
    const encrypted = encryptValue(secret, context, 'JBSWY3DP');
    expect(decryptValue(secret, context, encrypted)).toBe('JBSWY3DP');
    expect(encryptValue(secret, context, 'JBSWY3DP')).not.toBe(encrypted);
    expect(encrypted).not.toContain('JBSWY3DP');
  });

  it('does not open with another secret, for another purpose or person, or when it was changed', () => {
    const encrypted = encryptValue(secret, context, 'JBSWY3DP');
    const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const open of [
      () => decryptValue('another secret, long enough too', context, encrypted),
      () => decryptValue(secret, { ...context, purpose: 'key' }, encrypted),
      () => decryptValue(secret, { ...context, subject: 'person 2' }, encrypted),
      () => decryptValue(secret, context, changed),
    ]) {
      expect(open).toThrow();
    }
  });
});
