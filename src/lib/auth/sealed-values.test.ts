import { describe, expect, it } from 'vitest';
import { openSealedValue, sealValue } from './sealed-values.ts';

const secret = 'the secret of this site, long enough';
const context = { purpose: 'factor', subject: 'person 1' };

describe('a sealed value', () => {
  it('is opened by who sealed it, and is another one each time', () => {
    const sealed = sealValue(secret, context, 'JBSWY3DP');
    expect(openSealedValue(secret, context, sealed)).toBe('JBSWY3DP');
    expect(sealValue(secret, context, 'JBSWY3DP')).not.toBe(sealed);
    expect(sealed).not.toContain('JBSWY3DP');
  });

  it('does not open with another secret, for another purpose or person, or when it was changed', () => {
    const sealed = sealValue(secret, context, 'JBSWY3DP');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const open of [
      () => openSealedValue('another secret, long enough too', context, sealed),
      () => openSealedValue(secret, { ...context, purpose: 'key' }, sealed),
      () => openSealedValue(secret, { ...context, subject: 'person 2' }, sealed),
      () => openSealedValue(secret, context, changed),
    ]) {
      expect(open).toThrow();
    }
  });
});
