import { expect, it } from 'vitest';
import { createBackupCodes, normalBackupCode } from './backup-codes.ts';

it('backup codes come in tens, all different, of letters that are not taken for others', () => {
  const codes = createBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it.each(['7KQ2M-X0P1D', '7kq2mx0p1d', ' 7KQ2M XOPLD ', '7kq2m–xopid'])(
  'a backup code is read from %s',
  (typed) => {
    expect(normalBackupCode(typed)).toBe('7KQ2MX0P1D');
  },
);
